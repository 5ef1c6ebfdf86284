import type { Gateway, GatewayAnswer, GatewayName, Gateways, RefundAnswer } from '../features/gateways/index.ts'
import { GatewayAway } from '../features/gateways/index.ts'

export type FakeGateway = Gateway & {
  /** What was started, oldest first. */
  started: Parameters<Gateway['start']>[0][]
  refunds: Parameters<Gateway['refund']>[0][]
  /** What it will say of a transaction; `unknown` until told. */
  says: Map<string, GatewayAnswer>
  saysOfRefund: Map<number, RefundAnswer>
  away: boolean
}

/** A gateway in memory, for tests that are not about the wire. */
function fakeGateway(name: GatewayName): FakeGateway {
  const whenHere = <T>(answer: () => T): Promise<T> =>
    fake.away
      ? Promise.reject(new GatewayAway(name, 'unreachable', 'the connection failed'))
      : Promise.resolve(answer())
  const fake: FakeGateway = {
    name,
    available: true,
    started: [],
    refunds: [],
    says: new Map(),
    saysOfRefund: new Map(),
    away: false,
    isSigned: () => true,
    start: (payment) =>
      whenHere(() => {
        fake.started.push(payment)
        return { gatewayRef: `ref-${payment.transaction}`, url: `https://gateway.test/${payment.transaction}` }
      }),
    ask: ({ transaction }) => whenHere(() => fake.says.get(transaction) ?? { status: 'unknown' }),
    refund: (refund) =>
      whenHere(() => {
        fake.refunds.push(refund)
        return fake.saysOfRefund.get(refund.refundId) ?? { state: 'done', gatewayRef: `refund-${refund.refundId}` }
      }),
    askRefund: ({ refundId }) => whenHere(() => fake.saysOfRefund.get(refundId) ?? { state: 'pending' }),
  }
  return fake
}

export const fakeGateways = (): Gateways & Record<GatewayName, FakeGateway> => ({
  sslcommerz: fakeGateway('sslcommerz'),
  bkash: fakeGateway('bkash'),
})
