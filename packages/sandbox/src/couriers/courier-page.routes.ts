import { html, readFields, type SandboxRoute, seeOther } from '../wire.ts'
import { courierPage, courierPolicy, parcelPage } from './courier-page.ts'
import type { Parcels, SandboxParcel } from './parcels.ts'

type CourierPageDeps = { parcels: Parcels; push(invoice: string, status?: string): SandboxParcel | undefined }

const headers = { 'content-security-policy': courierPolicy, 'cache-control': 'no-store' }

/** Where parcels stand, and the buttons that move them: the van and the hubs of a demo. */
export function courierPageRoutes({ parcels, push }: CourierPageDeps): SandboxRoute[] {
  return [
    {
      methods: ['GET', 'POST'],
      path: '/couriers',
      async answer(request) {
        if (request.method === 'GET') return html(courierPage(parcels.all().slice(0, 50)), 200, headers)
        const { invoice = '', status } = await readFields(request)
        push(invoice, status || undefined)
        return seeOther('couriers')
      },
    },
    {
      // For whoever follows one parcel: its code opens that parcel and no other, and shows neither name nor address.
      methods: ['GET', 'POST'],
      path: '/parcels',
      async answer(request) {
        const code = request.query.get('code') ?? ''
        const parcel = parcels.byCode(code)
        // As couriers do: the page says that it knows no such parcel, and is a page all the same.
        if (parcel === undefined) return html(parcelPage(undefined), 200, headers)
        if (request.method === 'GET') return html(parcelPage(parcel), 200, headers)
        const { status } = await readFields(request)
        push(parcel.invoice, status || undefined)
        return seeOther(`parcels?${new URLSearchParams({ code })}`)
      },
    },
  ]
}
