import { html, readFields, type SandboxRoute, seeOther } from '../wire.ts'
import { courierPage, courierPolicy } from './courier-page.ts'
import type { Parcels, SandboxParcel } from './parcels.ts'

type Needed = { parcels: Parcels; push(invoice: string, status?: string): SandboxParcel | undefined }

const headers = { 'content-security-policy': courierPolicy, 'cache-control': 'no-store' }

/** Where a parcel stands, and the buttons that move it: the van and the hubs of a demo. */
export function courierPageRoutes({ parcels, push }: Needed): SandboxRoute[] {
  return [
    {
      methods: ['GET', 'POST'],
      path: '/couriers',
      async answer(request) {
        const code = request.query.get('code')
        if (request.method === 'POST') {
          const { invoice = '', status } = await readFields(request)
          push(invoice, status || undefined)
          return seeOther(code === null ? 'couriers' : `couriers?${new URLSearchParams({ code })}`)
        }
        const shown = parcels.all().filter(({ trackingCode }) => code === null || trackingCode === code)
        return html(courierPage(shown.slice(0, 50)), 200, headers)
      },
    },
  ]
}
