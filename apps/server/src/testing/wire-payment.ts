import type { GatewayMessage } from '../features/gateways/index.ts'

/** A payment as an adapter is asked to start it. */
export const paymentToStart = (transaction: string, amountPaisa = 150_000) => ({
  transaction,
  amountPaisa,
  title: 'বিসিএস প্রিলি সন্ধ্যা',
  orderNumber: '2611-0482',
  doctor: { name: 'নুসরাত জাহান', email: null, phone: '+8801712345678', address: null },
})

/** A journal in memory, for tests that are about the wire and not about the table. */
export function memoryJournal() {
  const messages: GatewayMessage[] = []
  return {
    messages,
    keep: async (message: GatewayMessage) => {
      messages.push(message)
    },
    lastOfRefund: async (transaction: string, refundId: number) =>
      messages.findLast(
        (message) =>
          message.kind === 'refund' && message.transaction === transaction && message.body.our_refund_id === refundId,
      ),
  }
}
