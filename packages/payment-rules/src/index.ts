export { defaultChangeRule } from './changes/default-rule.ts'
export { lastDayToMove, priceMove, replanInstalments } from './changes/move.ts'
export { type Postponement, postponementByStaff, postponementOf } from './changes/postpone.ts'
export { dayAfter, daysBetween } from './days.ts'
export { ageOf, type DueAge, dueAges } from './dues/ageing.ts'
export {
  type Due,
  defaultOverdueRule,
  duesOf,
  lectureAccess,
  type OverdueAccess,
  type OverdueRule,
  reminderOf,
} from './dues/dues.ts'
export {
  balanceOf,
  bookMove,
  bookOrder,
  bookPayment,
  bookRefund,
  bookWaiver,
  isBalanced,
  type LedgerAccount,
  type LedgerLine,
  ledgerAccounts,
} from './ledger/ledger.ts'
export { type Paisa, taka } from './money.ts'
export { type CashFault, judgeCash } from './payments/judge-cash.ts'
export { type ExpectedPayment, type GatewayVerdict, judgeVerdict } from './payments/judge-verdict.ts'
export {
  afterNews,
  awaitsDecision,
  awaitsLookUp,
  mayBeRefunded,
  mayBeRetried,
  mayStillBePaid,
  type PaymentNews,
  type PaymentState,
  paymentStates,
  statesWhere,
  wasReceived,
} from './payments/payment-state.ts'
export {
  mayApprove,
  mayRefuse,
  type PaymentVerb,
  verbsOf,
} from './payments/staff-verbs.ts'
export { askAfterMs, callbackDelayMs, nextAskAt, plannedBefore } from './payments/when-to-ask.ts'
export { checkInstalments, type InstalmentCheck, type InstalmentFault } from './prices/check-instalments.ts'
export { type CodeRefusal, type CodeUses, codeDiscount, type DiscountCode, refuseCode } from './prices/discount-code.ts'
export { type Instalment, type InstalmentShare, planInstalments } from './prices/plan-instalments.ts'
export { type OrderPrice, priceOrder } from './prices/price-order.ts'
export { priceSubscription } from './prices/price-subscription.ts'
export {
  mayLeave,
  type Reckoning,
  type RefundRule,
  reckonBatchRefund,
  reckonEventRefund,
  reckonMoveRefund,
  reckonSubscriptionRefund,
} from './refunds/reckon-refund.ts'
export { needsSecondSignature, signedAbove } from './refunds/second-signature.ts'
