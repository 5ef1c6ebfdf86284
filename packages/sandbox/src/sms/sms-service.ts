import { html, type SandboxAnswer, type SandboxRoute } from '../wire.ts'
import { createAcceptedSms, type SandboxSms } from './accepted-sms.ts'
import { createAlphaSms } from './alpha-sms.ts'
import { createBulkSmsBd } from './bulksmsbd.ts'
import { createFailureSwitches, type FailureKind } from './failure-switches.ts'
import { type SmsControl, smsControlRoutes } from './sms-control.ts'
import { createSslWireless } from './ssl-wireless.ts'
import type { SmsStandIn } from './stand-in.ts'

type SmsSettings = { clock: () => Date; onSms?: ((sms: SandboxSms) => void) | undefined }

/** Three SMS gateways side by side, with one box for what they accepted. */
export function createSmsService({ clock, onSms }: SmsSettings): { routes: SandboxRoute[]; control: SmsControl } {
  const accepted = createAcceptedSms(clock, onSms)
  const switches = createFailureSwitches()
  const standIns = [createSslWireless({ accepted, clock }), createBulkSmsBd({ accepted }), createAlphaSms({ accepted })]

  const control: SmsControl = {
    messages: accepted.list,
    failNext: switches.failNext,
    clear() {
      accepted.clear()
      switches.clear()
      for (const standIn of standIns) standIn.clear()
    },
  }
  const gatewayRoutes = standIns.flatMap((standIn) =>
    standIn.routes.map((route) => ({
      ...route,
      path: `/${standIn.name}${route.path}`,
      answer: (request: Parameters<SandboxRoute['answer']>[0]) => {
        const failure = switches.take(standIn.name)
        return failure ? fail(standIn, failure) : route.answer(request)
      },
    })),
  )
  return { routes: [...gatewayRoutes, ...smsControlRoutes(control)], control }
}

function fail(standIn: SmsStandIn, { kind, code }: { kind: FailureKind; code: number | undefined }): SandboxAnswer {
  switch (kind) {
    case 'refuse':
      return standIn.refuse(code)
    case 'http-500':
      return html('<h1>500 Internal Server Error</h1>', 500)
    case 'garbage':
      return html('<br /><b>Warning</b>: mysqli_connect() in <b>/var/www/api.php</b> on line <b>12</b><br />{"respo')
    case 'hang':
      return 'hang'
  }
}
