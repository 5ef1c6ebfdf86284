import type { PaymentGatewayName } from './accounts.ts'
import type { PaymentOutcome } from './outcomes.ts'

/** How each choice is offered. */
export const outcomeWords: Record<PaymentOutcome, { name: string; meaning: string }> = {
  success: { name: 'পেমেন্ট করুন', meaning: 'সব ঠিকঠাক হবে' },
  failure: { name: 'পেমেন্ট ব্যর্থ', meaning: 'ব্যাংক টাকা দিতে রাজি হবে না' },
  cancel: { name: 'বাতিল করুন', meaning: 'টাকা না দিয়ে ফিরে যাবেন' },
  on_hold: { name: 'ঝুঁকিপূর্ণ', meaning: 'টাকা কাটবে, কিন্তু গেটওয়ে সন্দেহ করবে' },
  slow: { name: 'দেরিতে নিশ্চিত', meaning: 'টাকা কাটবে, নিশ্চিত হতে একটু সময় লাগবে' },
  duplicate_ipn: { name: 'একই খবর দুবার', meaning: 'সার্ভারের কাছে খবর দুবার যাবে' },
  ipn_only: { name: 'ব্রাউজার ফিরবে না', meaning: 'টাকা কাটবে, শুধু সার্ভার খবর পাবে' },
  no_ipn: { name: 'সার্ভার খবর পাবে না', meaning: 'টাকা কাটবে, শুধু ব্রাউজার ফিরবে' },
  silent: { name: 'কেউ খবর পাবে না', meaning: 'টাকা কাটবে, ব্রাউজারও ফিরবে না' },
  wrong_amount: { name: 'ভুল অঙ্ক', meaning: 'এক টাকা কম কাটবে' },
  bad_signature: { name: 'ভুল স্বাক্ষর', meaning: 'টাকা কাটবে, কিন্তু খবরের স্বাক্ষর মিলবে না' },
  no_balance: { name: 'ব্যালেন্স নেই', meaning: 'পিন ঠিক, কিন্তু টাকা তোলার সময় মিলবে না' },
}

const first: PaymentOutcome[] = ['success', 'failure', 'cancel']

const more: Record<PaymentGatewayName, PaymentOutcome[]> = {
  sslcommerz: ['slow', 'on_hold', 'ipn_only', 'no_ipn', 'silent', 'duplicate_ipn', 'wrong_amount', 'bad_signature'],
  // bKash tells no server of ours anything, and knows no risk.
  bkash: ['slow', 'silent', 'wrong_amount', 'no_balance'],
}

export const outcomesOf = (gateway: PaymentGatewayName) => ({ first, more: more[gateway] })
