import { createPaySwitches } from '../pay-page/switches.ts'
import type { SandboxRoute } from '../wire.ts'
import type { SandboxCourierName } from './accounts.ts'
import { type CourierControl, courierControlRoutes } from './courier-control.ts'
import { courierPageRoutes } from './courier-page.routes.ts'
import { createParcels } from './parcels.ts'
import { pathaoRoutes } from './pathao.ts'
import { steadfastRoutes } from './steadfast.ts'
import { isOver, isStatusOf, nextStatus } from './ways.ts'
import { createWebhooks } from './webhooks.ts'

type CourierSettings = {
  clock: () => Date
  /** The merchant's webhooks (`…/steadfast`, `…/pathao`); nobody is told anything where there are none. */
  webhooksUrl: () => string | undefined
  onOrder?: ((invoice: string) => void) | undefined
}

/** Both couriers, the page on which parcels are pushed on, and what tests steer them with. */
export function createCourierService({ clock, webhooksUrl, onOrder }: CourierSettings): {
  routes: SandboxRoute[]
  control: CourierControl
  close(): Promise<void>
} {
  const parcels = createParcels(clock, onOrder)
  const pathao = pathaoRoutes({ parcels, clock })
  const webhooks = createWebhooks(webhooksUrl, clock)
  const switches = createPaySwitches<SandboxCourierName>()

  const control: CourierControl = {
    parcels: parcels.all,
    push(invoice, status) {
      const parcel = parcels.all().find((one) => one.invoice === invoice)
      if (!parcel || isOver(parcel.status)) return undefined
      const next = status ?? nextStatus(parcel.courier, parcel.status)
      if (next === undefined || !isStatusOf(parcel.courier, next)) return undefined
      parcel.status = next
      webhooks.send(parcel)
      return parcel
    },
    failNext: switches.failNext,
    setDown: switches.setDown,
    idle: webhooks.idle,
    tokensGiven: pathao.tokensGiven,
    revokeTokens: pathao.revokeTokens,
    clear() {
      parcels.clear()
      pathao.clear()
      switches.clear()
    },
  }
  return {
    routes: [
      ...steadfastRoutes(parcels).map((route) => switches.guard('steadfast', route)),
      ...pathao.routes.map((route) => switches.guard('pathao', route)),
      ...courierPageRoutes({ parcels, push: control.push }),
      ...courierControlRoutes(control),
    ],
    control,
    close: webhooks.close,
  }
}
