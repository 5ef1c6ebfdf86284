import type { ResponseOf } from '@prostuti/contract'
import type { testPayment } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { post } from '../../api/call.ts'
import { codeWords } from './code-words.ts'
import styles from './settings.module.css'
import { useTest } from './use-test.ts'

type Step = ResponseOf<typeof testPayment>['steps'][number]

/** Whether a gateway lets us in and knows what we ask about, without anybody who could pay. */
export function TestPayment() {
  const { run, isBusy, answer, refusal } = useTest((gateway: 'bkash' | 'sslcommerz') =>
    post<typeof testPayment>('/api/v3/admin/settings/test-payment', { gateway }),
  )
  return (
    <section className={`card ${styles.group}`} aria-labelledby="test-payment">
      <h2 id="test-payment">{m.office_settings_test_payment()}</h2>
      <p>{m.office_settings_test_payment_hint()}</p>
      <div className={styles.test}>
        {(['bkash', 'sslcommerz'] as const).map((gateway) => (
          <button
            key={gateway}
            type="button"
            className="btn btn-line"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void run(gateway)}
          >
            {m.office_settings_test_payment_run({
              gateway: gateway === 'bkash' ? m.office_settings_way_bkash() : 'SSLCOMMERZ',
            })}
          </button>
        ))}
      </div>
      <div role="status" className={styles.said}>
        {refusal && <p data-is="bad">{refusal}</p>}
        {answer?.steps.map((step) => (
          <p key={step.name} data-is={step.is_done ? 'good' : 'bad'}>
            {step.name === 'open' ? m.office_settings_test_open() : m.office_settings_test_ask()}: {saidBy(step)}
          </p>
        ))}
        {answer && <p>{answer.is_real ? m.office_settings_test_real() : m.office_settings_test_sandbox()}</p>}
      </div>
    </section>
  )
}

function saidBy({ name, is_done, said, ms }: Step): string {
  const took = { ms: formatNumber(ms, getLocale()) }
  if (!is_done) return m.office_settings_test_failed({ code: codeWords(said) })
  return name === 'ask' && said !== 'paid' ? m.office_settings_test_unknown_ok(took) : m.office_settings_test_ok(took)
}
