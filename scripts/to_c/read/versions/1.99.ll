; rustc 1.99.0
@_RNvCsbFo0ETS6CJ5_7program5KINDS = internal unnamed_addr constant [48 x i8] c"\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F0\FF\00\00\00\00\00\00\F8\7F\00\00\00\00\00\00\F8\FF\9A\99\99\99\99\99\B9?UUUUUU\D5?", align 8, !guid !0

define internal fastcc noundef double @_RNvCsbFo0ETS6CJ5_7program5least(ptr noalias nofree noundef nonnull readonly align 8 captures(none) dereferenceable(32) %some, i32 noundef %count) unnamed_addr #0 !guid !4 {
start:
  %kind1 = urem i32 %count, 9
  %0 = icmp eq i32 %kind1, 0
  br i1 %0, label %bb8, label %bb4

bb4:                                              ; preds = %start
  %_6 = icmp samesign ult i32 %kind1, 7
  br i1 %_6, label %bb6, label %bb8

bb6:                                              ; preds = %bb4
  %_9 = zext nneg i32 %kind1 to i64
  %1 = getelementptr [8 x i8], ptr @_RNvCsbFo0ETS6CJ5_7program5KINDS, i64 %_9
  %2 = getelementptr i8, ptr %1, i64 -8
  %3 = load double, ptr %2, align 8, !noundef !5
  br label %bb8

bb8:                                              ; preds = %bb4, %bb6, %start
  %kind.sroa.0.0 = phi double [ +nan(0x123), %start ], [ %3, %bb6 ], [ f0x41A107A76DB6DB6E, %bb4 ]
  %4 = and i32 %count, 3
  %_12 = zext nneg i32 %4 to i64
  %5 = getelementptr inbounds nuw [8 x i8], ptr %some, i64 %_12
  %_11 = load double, ptr %5, align 8, !noundef !5
  %_17 = uitofp i32 %count to double
  %_16 = fmul nnan double %_17, 1.100000e+00
  %_15 = fadd double %_16, %kind.sroa.0.0
  %_0 = tail call nsz double @llvm.minimumnum.f64(double %_11, double %_15)
  ret double %_0
}

define dso_local noundef i32 @main() unnamed_addr #1 !guid !6 {
start:
  %some = alloca [32 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %some)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %some, i8 0, i64 32, i1 false)
  %count = call noundef i64 @bare_read(ptr noundef nonnull %some, i64 noundef 32) #5
  %_9 = trunc i64 %count to i32
; call program::least
  %_7 = call fastcc noundef double @_RNvCsbFo0ETS6CJ5_7program5least(ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %some, i32 noundef %_9) #6
  %0 = getelementptr inbounds nuw i8, ptr %some, i64 8
  store double %_7, ptr %0, align 8
  %_10 = call noundef i64 @bare_write(ptr noundef nonnull %some, i64 noundef 32) #5
  %_0 = trunc i64 %_10 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %some)
  ret i32 %_0
}
