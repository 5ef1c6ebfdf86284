import { sandboxZoomAccounts } from '@prostuti/sandbox'
import { z } from 'zod'
import { checkAccounts, pick } from '../../config/check-accounts.ts'
import type { Finding } from '../../config/finding.ts'
import type { Mode } from '../../config/mode.ts'
import type { ZoomAccounts } from './create-zoom.ts'

const secret = z.string().optional()
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** The part of the environment that Zoom needs. */
export const zoomVariables = {
  ZOOM_MODE: z.enum(['sandbox', 'live', 'closed']).optional(),
  ZOOM_API_URL: address.default('https://api.zoom.us/v2'),
  ZOOM_TOKEN_URL: address.default('https://zoom.us/oauth/token'),
  ZOOM_ACCOUNT_ID: secret,
  ZOOM_CLIENT_ID: secret,
  ZOOM_CLIENT_SECRET: secret,
  ZOOM_SDK_KEY: secret,
  ZOOM_SDK_SECRET: secret,
}

type Values = z.infer<z.ZodObject<typeof zoomVariables>>

export type ZoomSettings = {
  mode: 'sandbox' | 'live' | 'closed'
  accounts(sandboxUrl: string | undefined): ZoomAccounts
}

/** Closed, classes are held over Zoom all the same: everybody opens the meeting's shared link. */
export function readZoomSettings(values: Values, { kind }: Mode): ZoomSettings {
  const mode = values.ZOOM_MODE ?? (kind === 'demo' ? 'sandbox' : 'closed')
  return {
    mode,
    accounts(sandboxUrl) {
      if (mode === 'live') return liveAccounts(values)
      if (mode === 'closed') return {}
      if (sandboxUrl === undefined) throw new Error('ZOOM_MODE is sandbox, but no sandbox was started')
      return sandboxZoomAccounts(sandboxUrl)
    },
  }
}

function liveAccounts(values: Values): ZoomAccounts {
  const { ZOOM_ACCOUNT_ID: accountId, ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret } = values
  const { ZOOM_SDK_KEY: key, ZOOM_SDK_SECRET: sdkSecret } = values
  return {
    ...(accountId &&
      clientId &&
      clientSecret && {
        account: {
          apiUrl: values.ZOOM_API_URL,
          tokenUrl: values.ZOOM_TOKEN_URL,
          accountId,
          clientId,
          clientSecret,
        },
      }),
    ...(key && sdkSecret && { sdk: { key, secret: sdkSecret } }),
  }
}

export const checkZoom = (values: Values, mode: Mode): Finding[] =>
  checkAccounts(
    {
      setting: 'ZOOM_MODE',
      given: values.ZOOM_MODE,
      accounts: [
        {
          name: 'Zoom',
          address: values.ZOOM_API_URL,
          needed: pick(values, 'ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'),
        },
        {
          name: 'Zoom in the browser',
          address: values.ZOOM_API_URL,
          needed: pick(values, 'ZOOM_SDK_KEY', 'ZOOM_SDK_SECRET'),
        },
      ],
      words: {
        credentials: 'Zoom credentials',
        realInDemo: 'register invented doctors for real meetings',
        sandboxInCentre: 'doctors would be led into classes that nobody gives',
        closed: 'every doctor opens the shared link of a meeting',
      },
    },
    mode,
  )
