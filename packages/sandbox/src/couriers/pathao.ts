import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { json, readJson, type SandboxAnswer, type SandboxRequest, type SandboxRoute } from '../wire.ts'
import { courierAccounts } from './accounts.ts'
import type { Parcels } from './parcels.ts'

const account = courierAccounts.pathao
const fiveDays = 432_000

const order = z.object({
  store_id: z.literal(account.storeId),
  merchant_order_id: z.string().optional(),
  recipient_name: z.string().min(3).max(100),
  recipient_phone: z.string().regex(/^01\d{9}$/),
  recipient_address: z.string().min(10).max(220),
  // Left out, never null: the courier finds them in the address.
  recipient_city: z.number().optional(),
  recipient_zone: z.number().optional(),
  delivery_type: z.union([z.literal(48), z.literal(12)]),
  item_type: z.union([z.literal(1), z.literal(2)]),
  item_quantity: z.int().min(1),
  item_weight: z.number().min(0.5).max(10),
  item_description: z.string().optional(),
  special_instruction: z.string().optional(),
  amount_to_collect: z.int().min(0),
})

/** Pathao, base `/pathao`. The token lives for five days, or until `revokeTokens`. */
export function pathaoRoutes({ parcels, clock }: { parcels: Parcels; clock: () => Date }) {
  const tokens = new Map<string, number>()
  const refreshTokens = new Set<string>()
  let given = 0

  function issue(request: SandboxRequest): SandboxAnswer {
    const body = (readJson(request) ?? {}) as Record<string, unknown>
    const isMerchant = body.client_id === account.clientId && body.client_secret === account.clientSecret
    const isOwner =
      body.grant_type === 'refresh_token'
        ? refreshTokens.has(String(body.refresh_token))
        : body.grant_type === 'password' && body.username === account.username && body.password === account.password
    if (!isMerchant || !isOwner) return json({ error: 'invalid_grant', message: 'The credentials are wrong.' }, 400)
    given += 1
    const access = randomBytes(16).toString('hex')
    const refresh = randomBytes(16).toString('hex')
    tokens.set(access, clock().getTime() + fiveDays * 1000)
    refreshTokens.add(refresh)
    return json({ token_type: 'Bearer', expires_in: fiveDays, access_token: access, refresh_token: refresh })
  }

  const guarded =
    (answer: (request: SandboxRequest) => SandboxAnswer) =>
    (request: SandboxRequest): SandboxAnswer => {
      const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
      return (tokens.get(token) ?? 0) > clock().getTime()
        ? answer(request)
        : json({ type: 'error', code: 401, message: 'Unauthorized' }, 401)
    }

  function create(request: SandboxRequest): SandboxAnswer {
    const asked = order.safeParse(readJson(request))
    if (!asked.success)
      return json(
        {
          type: 'error',
          code: 422,
          message: 'Please fix the given errors',
          errors: z.flattenError(asked.error).fieldErrors,
        },
        422,
      )
    const { data } = asked
    parcels.hear(data.merchant_order_id ?? '')
    // The same order twice is two parcels here: nothing says that Pathao would refuse the second.
    const parcel = parcels.create({
      courier: 'pathao',
      invoice: data.merchant_order_id ?? '',
      recipient: data.recipient_name,
      phone: data.recipient_phone,
      address: data.recipient_address,
      status: 'Pending',
    })
    return json({
      message: 'Order Created Successfully',
      type: 'success',
      code: 200,
      data: {
        consignment_id: parcel.consignmentId,
        merchant_order_id: parcel.invoice,
        order_status: 'Pending',
        delivery_fee: 80,
      },
    })
  }

  function info(request: SandboxRequest): SandboxAnswer {
    const parcel = parcels.byId('pathao', request.path.split('/').at(-2) ?? '')
    if (!parcel) return json({ type: 'error', code: 404, message: 'Order not found' }, 404)
    return json({
      message: 'Order info',
      type: 'success',
      code: 200,
      data: {
        consignment_id: parcel.consignmentId,
        merchant_order_id: parcel.invoice,
        order_status: parcel.status.replaceAll('_', ' '),
        order_status_slug: parcel.status,
        updated_at: parcel.at,
      },
    })
  }

  const base = '/pathao/aladdin/api/v1'
  const routes: SandboxRoute[] = [
    { methods: ['POST'], path: `${base}/issue-token`, answer: issue },
    { methods: ['POST'], path: `${base}/orders`, answer: guarded(create) },
    { methods: ['GET'], path: `${base}/orders/:id/info`, answer: guarded(info) },
  ]
  return {
    routes,
    tokensGiven: () => given,
    revokeTokens: () => tokens.clear(),
    clear() {
      given = 0
      tokens.clear()
      refreshTokens.clear()
    },
  }
}
