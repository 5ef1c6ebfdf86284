import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sandboxAccounts } from '../pay-page/accounts.ts'
import { json, readJson, type SandboxAnswer, type SandboxRequest, type SandboxRoute } from '../wire.ts'
import type { BkashPayment, BkashPayments } from './payments.ts'
import { refundRoutes } from './refunds.ts'
import type { Tokens } from './tokens.ts'

type BkashDeps = {
  payments: BkashPayments
  tokens: Tokens
  clock: () => Date
  pageOf: (paymentID: string) => string
  slowMs: () => number
}

const { username, password, appKey, appSecret } = sandboxAccounts.bkash

const says: Record<string, string> = {
  2001: 'Invalid App Key',
  2002: 'Invalid Payment ID',
  2006: 'Invalid Amount',
  2023: 'Insufficient Balance',
  2031: 'Invalid Merchant Invoice Number',
  2049: 'Invalid Callback URL',
  2056: 'Invalid Payment State',
  2062: 'The payment has already been completed',
  2065: 'Mandatory field is missing',
}
const refuse = (code: string) => json({ statusCode: code, statusMessage: says[code] ?? 'Unknown Error' })

/** bKash tokenised checkout, v1.2.0-beta. Refusals come with HTTP 200, but for a token that is not taken. */
export function bkashRoutes({ payments, tokens, clock, pageOf, slowMs }: BkashDeps): SandboxRoute[] {
  const isMerchant = ({ headers }: SandboxRequest, body: Record<string, unknown>) =>
    headers.username === username &&
    headers.password === password &&
    body.app_key === appKey &&
    body.app_secret === appSecret

  function grant(request: SandboxRequest): SandboxAnswer {
    return isMerchant(request, bodyOf(request)) ? json(tokens.give()) : refuse('2001')
  }

  function refresh(request: SandboxRequest): SandboxAnswer {
    const body = bodyOf(request)
    const isGood = isMerchant(request, body) && tokens.isRefresh(String(body.refresh_token))
    return isGood ? json(tokens.give()) : refuse('2001')
  }

  function create(body: Record<string, unknown>): SandboxAnswer {
    const wanted = ['mode', 'payerReference', 'callbackURL', 'amount', 'currency', 'intent', 'merchantInvoiceNumber']
    if (wanted.some((field) => typeof body[field] !== 'string' || body[field] === '')) return refuse('2065')
    const { amount, callbackURL, merchantInvoiceNumber, payerReference } = body as Record<string, string>
    if (!/^\d+\.\d\d$/.test(amount!) || Number(amount) <= 0 || body.currency !== 'BDT') return refuse('2006')
    if (!URL.canParse(callbackURL!)) return refuse('2049')
    if (payments.byTransaction(merchantInvoiceNumber!)) return refuse('2031')
    const payment = payments.create({
      transaction: merchantInvoiceNumber!,
      amount: amount!,
      callbackURL: callbackURL!,
      payerReference: payerReference!,
    })
    const back = (status: string) => `${callbackURL}?paymentID=${payment.paymentID}&status=${status}`
    return json({
      ...figuresOf(payment),
      bkashURL: pageOf(payment.paymentID),
      callbackURL,
      successCallbackURL: back('success'),
      failureCallbackURL: back('failure'),
      cancelledCallbackURL: back('cancel'),
      paymentCreateTime: payment.createdAt.toISOString(),
    })
  }

  async function execute(body: Record<string, unknown>): Promise<SandboxAnswer> {
    const payment = payments.get(String(body.paymentID))
    if (!payment) return refuse('2002')
    if (payment.status === 'Completed') return refuse('2062')
    if (!payment.approved || payment.status !== 'Initiated') return refuse('2056')
    if (payment.outcome === 'no_balance') {
      payment.status = 'Declined'
      return refuse('2023')
    }
    payment.status = 'Completed'
    payment.trxID = randomBytes(5).toString('hex').toUpperCase()
    payment.executedAt = clock()
    if (payment.outcome === 'slow') await wait(slowMs(), undefined, { ref: false })
    return json(figuresOf(payment))
  }

  function query(body: Record<string, unknown>): SandboxAnswer {
    const payment = payments.get(String(body.paymentID))
    if (!payment) return refuse('2002')
    const verified = payment.approved ? 'Complete' : 'Incomplete'
    return json({ ...figuresOf(payment), verificationStatus: verified, userVerificationStatus: verified })
  }

  const post = (path: string, answer: SandboxRoute['answer']): SandboxRoute => ({
    methods: ['POST'],
    path: `/bkash${path}`,
    answer,
  })
  /** What needs a token. */
  const guarded = (
    path: string,
    answer: (body: Record<string, unknown>) => SandboxAnswer | Promise<SandboxAnswer>,
  ): SandboxRoute =>
    post(path, (request) =>
      tokens.isToken(request.headers.authorization ?? '') && request.headers['x-app-key'] === appKey
        ? answer(bodyOf(request))
        : json({ message: 'Unauthorized' }, 401),
    )
  const checkout = '/v1.2.0-beta/tokenized/checkout'
  return [
    post(`${checkout}/token/grant`, grant),
    post(`${checkout}/token/refresh`, refresh),
    guarded(`${checkout}/create`, create),
    guarded(`${checkout}/execute`, execute),
    guarded(`${checkout}/payment/status`, query),
    ...refundRoutes({ payments, clock }).map(({ path, answer }) => guarded(path, answer)),
  ]
}

function bodyOf(request: SandboxRequest): Record<string, unknown> {
  const body = readJson(request)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function figuresOf(payment: BkashPayment) {
  return {
    statusCode: '0000',
    statusMessage: 'Successful',
    paymentID: payment.paymentID,
    ...(payment.trxID !== null && { trxID: payment.trxID, customerMsisdn: '01770618575' }),
    amount: payment.outcome === 'wrong_amount' ? (Number(payment.amount) - 1).toFixed(2) : payment.amount,
    currency: 'BDT',
    intent: 'sale',
    transactionStatus: payment.status,
    payerReference: payment.payerReference,
    merchantInvoiceNumber: payment.transaction,
    ...(payment.executedAt && { paymentExecuteTime: payment.executedAt.toISOString() }),
  }
}
