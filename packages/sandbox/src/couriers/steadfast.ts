import { z } from 'zod'
import { json, readJson, type SandboxAnswer, type SandboxRequest, type SandboxRoute } from '../wire.ts'
import { courierAccounts } from './accounts.ts'
import type { Parcels, SandboxParcel } from './parcels.ts'

const { apiKey, secretKey } = courierAccounts.steadfast

const order = z.object({
  invoice: z.string().regex(/^[A-Za-z0-9_-]+$/),
  recipient_name: z.string().min(1).max(100),
  recipient_phone: z.string().regex(/^01\d{9}$/),
  recipient_address: z.string().min(1).max(250),
  cod_amount: z.number().min(0),
  note: z.string().optional(),
  item_description: z.string().optional(),
})

/** Steadfast, base `/steadfast/api/v1`. */
export function steadfastRoutes(parcels: Parcels): SandboxRoute[] {
  const guarded =
    (answer: (request: SandboxRequest) => SandboxAnswer) =>
    (request: SandboxRequest): SandboxAnswer =>
      request.headers['api-key'] === apiKey && request.headers['secret-key'] === secretKey
        ? answer(request)
        : json({ status: 401, message: 'Unauthorized Access' }, 401)

  function create(request: SandboxRequest): SandboxAnswer {
    const given = order.safeParse(readJson(request))
    if (!given.success) return json({ status: 400, errors: z.flattenError(given.error).fieldErrors }, 400)
    const { invoice, recipient_name, recipient_phone, recipient_address } = given.data
    parcels.hear(invoice)
    if (parcels.byInvoice('steadfast', invoice))
      return json({ status: 400, errors: { invoice: ['The invoice has already been taken.'] } }, 400)
    const parcel = parcels.create({
      courier: 'steadfast',
      invoice,
      recipient: recipient_name,
      phone: recipient_phone,
      address: recipient_address,
      status: 'in_review',
    })
    return json({
      status: 200,
      message: 'Consignment has been created successfully.',
      consignment: {
        consignment_id: Number(parcel.consignmentId),
        invoice,
        tracking_code: parcel.trackingCode,
        recipient_name,
        recipient_phone,
        recipient_address,
        cod_amount: 0,
        status: parcel.status,
        note: given.data.note ?? null,
        created_at: parcel.at,
        updated_at: parcel.at,
      },
    })
  }

  const status = (name: string, find: (given: string) => SandboxParcel | undefined): SandboxRoute => ({
    methods: ['GET'],
    path: `/steadfast/api/v1/status_by_${name}/:given`,
    answer: guarded((request) => {
      const parcel = find(decodeURIComponent(request.path.split('/').at(-1) ?? ''))
      return parcel
        ? json({ status: 200, delivery_status: parcel.status })
        : json({ status: 404, message: 'Consignment not found' }, 404)
    }),
  })

  return [
    { methods: ['POST'], path: '/steadfast/api/v1/create_order', answer: guarded(create) },
    status('cid', (given) => parcels.byId('steadfast', given)),
    status('invoice', (given) => parcels.byInvoice('steadfast', given)),
    status('trackingcode', (given) => parcels.byCode(given)),
    {
      methods: ['GET'],
      path: '/steadfast/api/v1/get_balance',
      answer: guarded(() => json({ status: 200, current_balance: 0 })),
    },
  ]
}
