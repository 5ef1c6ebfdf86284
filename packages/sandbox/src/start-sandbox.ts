import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CourierControl } from './couriers/courier-control.ts'
import { createCourierService } from './couriers/courier-service.ts'
import type { PayControl } from './pay-page/pay-control.ts'
import { createPayService } from './pay-page/pay-service.ts'
import { createPushService, type PushControl } from './push/push-service.ts'
import { createRouter } from './router.ts'
import type { SandboxSms } from './sms/accepted-sms.ts'
import type { SmsControl } from './sms/sms-control.ts'
import { createSmsService } from './sms/sms-service.ts'
import { json } from './wire.ts'
import { createZoomService, type ZoomControl } from './zoom/zoom-service.ts'

type SandboxSettings = {
  /** 0 takes any free port. */
  port?: number
  host?: '127.0.0.1' | '::1' | 'localhost'
  clock?: () => Date
  /** Under what address browsers find its pages (`…/pay/…`, `…/zoom/…`), where somebody passes them on; its own otherwise. */
  pagesUrl?: string
  /** Where couriers tell of parcels (`…/steadfast`, `…/pathao`); nowhere if left out. */
  webhooksUrl?: string
  /** Told of every SMS that a gateway takes, for who counts more of them than are kept. */
  onSms?: (sms: SandboxSms) => void
  /** Told of every parcel that a courier is asked to take, by our number of it, also when it refuses. */
  onOrder?: (invoice: string) => void
}

type Sandbox = {
  url: string
  sms: SmsControl
  pay: PayControl
  couriers: CourierControl
  zoom: ZoomControl
  push: PushControl
  close(): Promise<void>
}

/**
 * Stand-ins for the services the product talks to, on one port of this machine: each speaks its service's own wire
 * protocol under its own prefix, so that the product can tell it from the real one by the base address alone.
 */
export async function startSandbox({
  port = 0,
  host = '127.0.0.1',
  clock = () => new Date(),
  pagesUrl,
  webhooksUrl,
  onSms,
  onOrder,
}: SandboxSettings = {}): Promise<Sandbox> {
  const sms = createSmsService({ clock, onSms })
  const pay = createPayService({ clock, pagesUrl: () => pagesUrl ?? url })
  const couriers = createCourierService({ clock, webhooksUrl: () => webhooksUrl, onOrder })
  const zoom = createZoomService({ clock, pagesUrl: () => pagesUrl ?? url })
  const push = createPushService({ clock })
  const route = createRouter([...sms.routes, ...pay.routes, ...couriers.routes, ...zoom.routes, ...push.routes])
  const server = createServer((incoming, response) => {
    route(incoming, response).catch((error: unknown) => {
      // The caller hung up, or a stand-in has a fault; either way nothing of it may end the process.
      if (response.headersSent || response.destroyed) return response.destroy()
      const answer = json({ error: String(error) }, 500)
      if (answer !== 'hang') response.writeHead(answer.status).end(answer.body)
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  const url = `http://${host === '::1' ? '[::1]' : host}:${(server.address() as AddressInfo).port}`
  return {
    url,
    sms: sms.control,
    pay: pay.control,
    couriers: couriers.control,
    zoom: zoom.control,
    push: push.control,
    async close() {
      await Promise.all([pay.close(), couriers.close()])
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
