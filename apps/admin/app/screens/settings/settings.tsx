import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import { smsNames } from '../../kit/sms/gateway-names.ts'
import { useMay } from '../../session/me.ts'
import { type GroupName, groupFaces, groupNames } from './groups.ts'
import { hourWords } from './hour-words.ts'
import { ServerCard } from './server-card.tsx'
import { courierWords, wayWords } from './service-words.ts'
import styles from './settings.module.css'
import { TestPayment } from './test-payment.tsx'
import { TestSms } from './test-sms.tsx'
import { type Settings, useSettings } from './use-settings.ts'

/** Every switch as it stands, where each is changed, what the server holds, and two tests. */
export function Component() {
  const { data, error, refetch } = useSettings()
  const may = useMay()
  const hasScreen = useHasScreen()
  return (
    <>
      <h1>{m.office_settings_title()}</h1>
      <p className={styles.intro}>{m.office_settings_intro()}</p>
      {error && data === undefined && (
        <div role="alert" className={styles.failed}>
          <p>{error.message}</p>
          <button type="button" className="btn btn-line" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      )}
      {data === undefined ? (
        !error && <Bones />
      ) : (
        <div className={styles.page}>
          <ul className={styles.groups}>
            {groupNames.map((name) => (
              <Group key={name} name={name} settings={data} />
            ))}
            {hasScreen('/site-texts') && (
              <li className={`card ${styles.group}`}>
                <h2>
                  <Link to="/site-texts">{m.office_settings_group_hours()}</Link>
                </h2>
                <p>{m.office_settings_group_hours_text()}</p>
              </li>
            )}
          </ul>
          <div className={styles.beside}>
            {may('settings.write') && <TestSms isReal={data.environment.modes.sms === 'live'} />}
            {may('settings.money') && <TestPayment />}
            <ServerCard environment={data.environment} />
          </div>
        </div>
      )}
    </>
  )
}

function Group({ name, settings }: { name: GroupName; settings: Settings }) {
  const may = useMay()
  const { title, text, to, needs } = groupFaces[name]
  const { changed_at, changed_by } = settings[name]
  const locale = getLocale()
  return (
    <li className={`card ${styles.group}`}>
      <h2>
        <Link to={to}>{title()}</Link>
        {!may(needs) && <span className="chip chip-line">{m.office_settings_owner_only()}</span>}
      </h2>
      <p>{text()}</p>
      <dl className="toc">
        {valuesOf(name, settings).map(([label, value]) => (
          <div key={label}>
            <dt>
              <span>{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <small>
          {changed_at && changed_by
            ? m.office_settings_changed({
                name: changed_by.name,
                when: formatWhen(new Date(changed_at), new Date(), locale),
              })
            : m.office_settings_never_changed()}
        </small>
        <Link className={styles.go} to={to} aria-hidden="true" tabIndex={-1}>
          {may(needs) ? m.office_settings_change() : m.office_settings_look()} <ChevronRight size={16} />
        </Link>
      </footer>
    </li>
  )
}

/** From which hour to which nobody is woken. */
const quietWords = (from: number, until: number): string =>
  from === until
    ? m.office_settings_none()
    : m.office_settings_quiet_value({ from: hourWords(from), until: hourWords(until) })

const onOff = (isOn: boolean): string => (isOn ? m.office_settings_on() : m.office_settings_off())

/** How each switch of a group stands, in words. */
function valuesOf(name: GroupName, settings: Settings): [label: string, value: string][] {
  const number = (value: number) => ({ count: formatNumber(value, getLocale()) })
  const gateway = (value: string | null) => (value === null ? m.office_settings_none() : (smsNames[value] ?? value))
  const { sign_in, devices, money, courier, classes, sms, pages, environment } = settings
  switch (name) {
    case 'sign_in':
      return [
        [m.office_settings_otp_registration(), onOff(sign_in.fields.need_otp_for_registration)],
        [m.office_settings_otp_reset(), onOff(sign_in.fields.need_otp_for_reset_password)],
        [m.office_settings_sms_gateway(), gateway(sign_in.fields.sms_gateway ?? environment.sms_gateway)],
      ]
    case 'devices':
      return [
        [m.office_settings_device_locking(), onOff(devices.fields.device_locking)],
        [m.office_settings_device_limit(), m.office_settings_devices_value(number(devices.fields.device_limit))],
      ]
    case 'money':
      return [[m.office_settings_ways(), money.fields.payment_gateways.map((way) => wayWords[way]()).join(', ')]]
    case 'courier':
      return [[m.office_settings_courier_field(), courierWords[courier.fields.courier]()]]
    case 'classes':
      return [
        [m.office_settings_reminder(), m.office_settings_minutes_value(number(classes.fields.class_reminder_minutes))],
        [m.office_settings_class_sms(), onOff(classes.fields.class_sms)],
      ]
    case 'sms':
      return [
        [
          m.office_settings_sms_part(),
          sms.fields.sms_part_paisa === null
            ? m.office_settings_none()
            : formatMoney(sms.fields.sms_part_paisa, getLocale()),
        ],
        [m.office_settings_quiet(), quietWords(sms.fields.quiet_from_hour, sms.fields.quiet_until_hour)],
      ]
    case 'pages':
      return [
        [m.office_settings_devtools(), onOff(pages.fields.block_devtools)],
        [m.office_settings_chat(), pages.fields.chat_page ?? m.office_settings_none()],
      ]
  }
}

function Bones() {
  return (
    <div role="status" aria-label={m.office_loading()} className={styles.groups}>
      {groupNames.map((name) => (
        <div key={name} className={`card ${styles.group}`}>
          <div className="sk sk-l" />
          <div className="sk sk-l" />
        </div>
      ))}
    </div>
  )
}
