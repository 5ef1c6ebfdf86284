import { randomBytes } from 'node:crypto'
import { sandboxAccounts } from '../pay-page/accounts.ts'
import { json, readFields, type SandboxAnswer, type SandboxRoute } from '../wire.ts'
import { refuseSession } from './refuse-session.ts'
import type { Sessions, SslSession } from './sessions.ts'
import { figuresOf } from './settle-session.ts'

type SslcommerzDeps = {
  sessions: Sessions
  clock: () => Date
  /** Where a browser finds the page of a session. */
  pageOf: (key: string) => string
}

const { storeId, storePassword } = sandboxAccounts.sslcommerz
const isAccount = (fields: Record<string, string>) =>
  fields.store_id === storeId && fields.store_passwd === storePassword

/** SSLCOMMERZ v4. Refusals come with HTTP 200 too. */
export function sslcommerzRoutes({ sessions, clock, pageOf }: SslcommerzDeps): SandboxRoute[] {
  const known = (session: SslSession) => session.paid !== null && session.paid.knownAt <= clock()

  function open(fields: Record<string, string>): SandboxAnswer {
    const reason = isAccount(fields) ? refuseSession(fields, sessions) : 'Store Credential Error Or Store is De-active'
    if (reason !== undefined)
      return json({ status: 'FAILED', failedreason: reason, sessionkey: '', GatewayPageURL: '' })
    const { store_passwd: _, ...form } = fields
    const { key } = sessions.open(form)
    const page = pageOf(key)
    return json({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey: key,
      GatewayPageURL: page,
      redirectGatewayURL: page,
    })
  }

  function validate(fields: Record<string, string>): SandboxAnswer {
    if (!isAccount(fields)) return json({ APIConnect: 'INVALID_REQUEST' })
    const session = sessions.byValId(fields.val_id ?? '')
    if (session?.paid?.status !== 'VALID') return json({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION' })
    if (!known(session)) return json({ APIConnect: 'DONE', status: 'PENDING' })
    const status = session.paid.validated ? 'VALIDATED' : 'VALID'
    session.paid.validated = true
    return json({
      ...figuresOf(session),
      status,
      APIConnect: 'DONE',
      validated_on: clock().toISOString(),
      gw_version: '4.00',
    })
  }

  function query(fields: Record<string, string>): SandboxAnswer {
    const session = sessions.byTransaction(fields.tran_id ?? '')
    if (!session?.paid) return json({ APIConnect: 'DONE', no_of_trans_found: 0, element: [] })
    const { paid } = session
    const status = !known(session) ? 'PENDING' : paid.status === 'VALID' && paid.validated ? 'VALIDATED' : paid.status
    return json({ APIConnect: 'DONE', no_of_trans_found: 1, element: [{ ...figuresOf(session), status, error: '' }] })
  }

  function refund(fields: Record<string, string>): SandboxAnswer {
    const session = sessions.byBankTran(fields.bank_tran_id ?? '')
    const failed = (errorReason: string) => json({ APIConnect: 'DONE', status: 'failed', errorReason })
    if (session?.paid?.status !== 'VALID') return failed('Transaction not found')
    const transId = fields.refund_trans_id ?? ''
    if (transId === '') return failed('refund_trans_id is missing')
    const before = session.refunds.find((one) => one.transId === transId)
    if (before) return refundAnswer(session, before.ref, 'processing')
    const paisa = (amount: string) => Math.round(Number(amount) * 100)
    const gone = session.refunds.reduce((sum, { amount }) => sum + paisa(amount), 0)
    const amount = fields.refund_amount ?? ''
    if (!/^\d+\.\d\d$/.test(amount) || paisa(amount) === 0 || gone + paisa(amount) > paisa(session.paid.amount))
      return failed('Refund amount exceeds the transaction')
    const ref = randomBytes(8).toString('hex')
    session.refunds.push({ ref, transId, amount, asked: clock() })
    return refundAnswer(session, ref, 'success')
  }

  const refundAnswer = (session: SslSession, ref: string, status: string) =>
    json({
      APIConnect: 'DONE',
      bank_tran_id: session.paid?.bankTranId,
      trans_id: session.transaction,
      refund_ref_id: ref,
      status,
      errorReason: '',
    })

  function refundStatus(fields: Record<string, string>): SandboxAnswer {
    const ref = fields.refund_ref_id ?? ''
    const session = sessions.byRefund(ref)
    const status = session ? 'refunded' : 'cancelled'
    return json({ APIConnect: 'DONE', refund_ref_id: ref, status, refunded_on: clock().toISOString() })
  }

  /** One address for four questions; the parameters decide which. */
  function ask(fields: Record<string, string>): SandboxAnswer {
    if (!isAccount(fields)) return json({ APIConnect: 'INVALID_REQUEST' })
    if (fields.refund_ref_id) return refundStatus(fields)
    if (fields.bank_tran_id) return refund(fields)
    if (fields.tran_id) return query(fields)
    return json({ APIConnect: 'INVALID_REQUEST' })
  }

  const on = (
    method: string,
    path: string,
    answer: (fields: Record<string, string>) => SandboxAnswer,
  ): SandboxRoute => ({
    methods: [method],
    path: `/sslcommerz${path}`,
    answer: async (request) => answer(await readFields(request)),
  })
  return [
    on('POST', '/gwprocess/v4/api.php', open),
    on('GET', '/validator/api/validationserverAPI.php', validate),
    on('GET', '/validator/api/merchantTransIDvalidationAPI.php', ask),
  ]
}
