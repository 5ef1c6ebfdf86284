import { callGateway, defaultTimeoutMs, type GatewayCall } from '../call-gateway.ts'
import {
  type Gateway,
  type GatewayAnswer,
  GatewayAway,
  mayHaveArrived,
  neverArrived,
  type RefundAnswer,
  type RefundToAsk,
} from '../gateway.ts'
import { toGatewayAmount } from '../gateway-amount.ts'
import { type Journal, mayAskForRefund } from '../journal.ts'
import {
  paidBy,
  queryAnswer,
  read,
  refundAnswer,
  refundStatusAnswer,
  sessionAnswer,
  unpaidVerdict,
  validationAnswer,
} from './answers.ts'
import { sessionForm } from './session-form.ts'
import { isSignedForm } from './verify-sign.ts'

export type SslcommerzOptions = {
  baseUrl: string
  storeId: string
  storePassword: string
  /** Where browsers and IPNs come back to. */
  publicUrl: string
  journal: Journal
  timeoutMs?: number
}

const name = 'sslcommerz'

/** SSLCOMMERZ v4, hosted checkout. Its questions are GETs that carry the password, so no address of it is ever written down. */
export function sslcommerz(options: SslcommerzOptions): Gateway {
  const { baseUrl, storeId, storePassword, publicUrl, journal, timeoutMs = defaultTimeoutMs } = options
  const account = { store_id: storeId, store_passwd: storePassword }
  const line = { gateway: name, journal, timeoutMs } as const

  async function question(path: string, fields: Record<string, string>, call: Omit<GatewayCall, 'url' | 'said'>) {
    const query = new URLSearchParams({ ...fields, ...account, v: '1', format: 'json' })
    return callGateway(line, { ...call, url: `${baseUrl}/validator/api/${path}.php?${query}`, said: fields })
  }

  async function validate(transaction: string, valId: string) {
    const fields = { val_id: valId }
    const { body } = await question('validationserverAPI', fields, { transaction, kind: 'validation' })
    return paidBy(read(validationAnswer, body))
  }

  /** By our own id, which nobody but us and the gateway can choose the answer to. */
  async function lookUp(transaction: string): Promise<GatewayAnswer> {
    const fields = { tran_id: transaction }
    const { body } = await question('merchantTransIDvalidationAPI', fields, { transaction, kind: 'query' })
    const { element: tries } = read(queryAnswer, body)
    for (const { status, val_id: valId } of tries) {
      const paid = /^VALID(ATED)?$/.test(status) && valId ? await validate(transaction, valId) : undefined
      if (paid) return paid
    }
    return unpaidVerdict(tries.map(({ status }) => status))
  }

  async function askRefund({ transaction, refundId, refundRef }: RefundToAsk): Promise<RefundAnswer> {
    const last = refundRef === null ? await journal.lastOfRefund(transaction, refundId) : undefined
    const given = refundAnswer.safeParse(last?.direction === 'received' ? last.body : undefined)
    if (given.success && given.data.status === 'failed') return { state: 'failed' }
    const ref = refundRef ?? (given.success ? given.data.refund_ref_id : undefined)
    // Without its name it cannot be asked about: staff look into the gateway's panel.
    if (ref === undefined) return { state: 'pending' }
    const call = { transaction, kind: 'refund_status', mark: { our_refund_id: refundId } }
    const { body } = await question('merchantTransIDvalidationAPI', { refund_ref_id: ref }, call)
    const { status } = read(refundStatusAnswer, body)
    if (status === 'cancelled') return { state: 'failed', gatewayRef: ref }
    return { state: status === 'refunded' ? 'done' : 'pending', gatewayRef: ref }
  }

  return {
    name,
    available: true,
    isSigned: (form) => isSignedForm(form, storePassword),

    async start(payment) {
      const form = sessionForm(payment, publicUrl)
      const { body } = await callGateway(line, {
        transaction: payment.transaction,
        kind: 'session',
        url: `${baseUrl}/gwprocess/v4/api.php`,
        body: new URLSearchParams({ ...account, ...form }),
        said: form,
      })
      const answer = read(sessionAnswer, body)
      if (answer.status === 'FAILED') throw new GatewayAway(name, 'FAILED', 'the session was refused')
      return { gatewayRef: answer.sessionkey, url: answer.GatewayPageURL }
    },

    async ask({ transaction, hint }) {
      const told = hint && hint.tran_id === transaction && isSignedForm(hint, storePassword) ? hint : undefined
      if (told?.val_id) {
        const paid = await validate(transaction, told.val_id)
        // A val_id of another payment confirms that one and says nothing of this.
        if (paid?.transaction === transaction) return paid
      }
      const verdict = await lookUp(transaction)
      // Nobody tried, and the gateway itself says why; should money come after all, it is still taken.
      if (verdict.status === 'unknown' && told?.status === 'CANCELLED') return { status: 'cancelled' }
      if (verdict.status === 'unknown' && told?.status === 'FAILED') return { status: 'declined' }
      return verdict
    },

    async refund({ reason, ...wanted }) {
      const { transaction, gatewayTrx, amountPaisa, refundId } = wanted
      // Sent before, and the answer may have been lost: asking again could pay twice.
      if (!mayAskForRefund(await journal.lastOfRefund(transaction, refundId)))
        return askRefund({ ...wanted, refundRef: null })
      const fields = {
        bank_tran_id: gatewayTrx,
        refund_amount: toGatewayAmount(amountPaisa),
        refund_remarks: reason.slice(0, 255),
        refe_id: transaction,
        refund_trans_id: `${transaction}-R${refundId}`,
      }
      const call = { transaction, kind: 'refund', mark: { our_refund_id: refundId } }
      try {
        const { body } = await question('merchantTransIDvalidationAPI', fields, call)
        return refundGiven(read(refundAnswer, body))
      } catch (error) {
        if (!(error instanceof GatewayAway) || neverArrived(error.code)) throw error
        return { state: mayHaveArrived(error) ? 'pending' : 'failed' }
      }
    },
    askRefund,
  }
}

/** `success` means that the request was taken; the money follows, and the status call says when. */
function refundGiven({
  status,
  refund_ref_id: ref,
}: {
  status: string
  refund_ref_id?: string | undefined
}): RefundAnswer {
  return { state: status === 'failed' ? 'failed' : 'pending', ...(ref !== undefined && { gatewayRef: ref }) }
}
