//! The limits of a problem for a language.

use super::languages::{Allowance, Language};
use super::problem::Problem;

/// The judge's limits for some languages, as far as they are known, and the name of these languages.
pub struct Allowed {
    pub seconds: Option<u64>,
    pub megabytes: Option<u64>,
    pub whom: String,
}

impl Problem {
    /// The judge's limits for a language, or `None` if it is not known whether they are those of the statement.
    pub fn allowed(&self, language: Language) -> Option<Allowed> {
        let stated = |whom: &str| Allowed { seconds: self.seconds, megabytes: self.megabytes, whom: whom.to_string() };
        match (self.java, &self.judge.allowance) {
            (Some((seconds, megabytes)), _) if language == Language::Java => {
                Some(Allowed { seconds: Some(seconds), megabytes: Some(megabytes), ..stated("Java") })
            }
            (Some(_), _) => Some(stated("languages other than Java")),
            (None, Allowance::Same) => Some(stated("every language")),
            (None, Allowance::More(languages)) => {
                let (_, more) = languages.iter().find(|(known, _)| *known == language)?;
                let with = |stated: Option<u64>, (times, plus)| stated.map(|stated| times * stated + plus);
                let (seconds, megabytes) = (with(self.seconds, more.seconds), with(self.megabytes, more.megabytes));
                Some(Allowed { seconds, megabytes, whom: language.to_string() })
            }
            (None, Allowance::Unknown) => None,
        }
    }
}
