//! The beam search, as a program sees it.

use scripts::problems::grid::Grid;
use scripts::random::{solvable, Random};
use slidekit::beam::Beam;

/// The same answer at two widths is that of the wider search; a width of 0 goes at once to the last resort.
#[test]
fn a_failed_search_starts_over_twice_as_wide_up_to_three_times() {
    let (goal, mut random) = (Grid::in_order(5, 5, 24), Random::new(5));
    let mut beam = Beam::default();
    let mut restarts = [0; 4];
    for _ in 0..60 {
        let board = solvable(&goal, &mut random);
        let [last_resort, first, wider @ ..] = [0, 1, 2, 4, 8].map(|width| beam.solve(5, &board.tiles, width));
        if first != last_resort {
            restarts[wider.iter().take_while(|answer| **answer == first).count()] += 1;
        }
    }
    assert!(
        restarts.iter().all(|&boards| boards > 0),
        "of 60 boards, so many need 0, 1, 2 and 3 more searches: {restarts:?}"
    );
}
