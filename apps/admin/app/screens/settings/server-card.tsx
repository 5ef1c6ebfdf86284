import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { smsNames } from '../../kit/sms/gateway-names.ts'
import styles from './settings.module.css'
import type { Account, Settings } from './use-settings.ts'

const accountNames: Record<Account['name'], () => string> = {
  'ssl-wireless': () => smsNames['ssl-wireless'] ?? '',
  bulksmsbd: () => smsNames.bulksmsbd ?? '',
  'alpha-sms': () => smsNames['alpha-sms'] ?? '',
  sslcommerz: () => 'SSLCOMMERZ',
  bkash: m.office_settings_way_bkash,
  steadfast: m.office_settings_courier_steadfast,
  pathao: m.office_settings_courier_pathao,
  zoom: m.office_settings_account_zoom,
  zoom_sdk: m.office_settings_account_zoom_sdk,
}

const accountStates = {
  set: m.office_settings_account_set,
  not_set: m.office_settings_account_not_set,
  sandbox: m.office_settings_account_sandbox,
}

const modeWords = {
  live: m.office_settings_is_live,
  sandbox: m.office_settings_is_sandbox,
  closed: m.office_settings_is_closed,
}

/** What only who runs the server can change; of secrets, whether they are there. */
export function ServerCard({ environment }: { environment: Settings['environment'] }) {
  const { is_demo, public_url, office_url, modes, address_limit, accounts } = environment
  const limit = address_limit === 0 ? m.office_settings_env_no_limit() : formatNumber(address_limit, getLocale())
  const rows: [string, string, string?][] = [
    ...(is_demo ? [[m.office_settings_env_demo(), m.office_settings_env_demo_yes()] as [string, string]] : []),
    [m.office_settings_env_site(), public_url],
    [m.office_settings_env_office(), office_url],
    [m.office_settings_mode_sms(), modeWords[modes.sms]()],
    [m.office_settings_mode_payment(), modeWords[modes.payment]()],
    [m.office_settings_mode_courier(), modeWords[modes.courier]()],
    [m.office_settings_mode_zoom(), modeWords[modes.zoom]()],
    [m.office_settings_env_limit(), limit],
    ...accounts.map(({ name, state }): [string, string, string] => [
      accountNames[name](),
      accountStates[state](),
      state,
    ]),
  ]
  return (
    <section className={`card ${styles.group}`} aria-labelledby="on-server">
      <h2 id="on-server">{m.office_settings_server()}</h2>
      <p>{m.office_settings_server_text()}</p>
      <dl className="toc">
        {rows.map(([label, value, state]) => (
          <div key={label}>
            <dt>
              <span>{label}</span>
            </dt>
            <dd data-is={state}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
