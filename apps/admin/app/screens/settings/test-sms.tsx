import type { testSms } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { TextField } from '@prostuti/ui/text-field'
import type { FormEvent } from 'react'
import { post } from '../../api/call.ts'
import { smsNames } from '../../kit/sms/gateway-names.ts'
import { codeWords } from './code-words.ts'
import styles from './settings.module.css'
import { useTest } from './use-test.ts'

/** One SMS to a number that is typed here, and what each gateway said. */
export function TestSms({ isReal }: { isReal: boolean }) {
  const { run, isBusy, answer, refusal } = useTest((phone: string) =>
    post<typeof testSms>('/api/v3/admin/settings/test-sms', { phone }),
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(String(new FormData(event.currentTarget).get('phone') ?? ''))
  }
  return (
    <section className={`card ${styles.group}`} aria-labelledby="test-sms">
      <h2 id="test-sms">{m.office_settings_test_sms()}</h2>
      <p>{isReal ? m.office_settings_test_sms_hint() : m.office_settings_test_sms_hint_sandbox()}</p>
      <form className={styles.test} onSubmit={send}>
        <TextField
          name="phone"
          inputMode="tel"
          autoComplete="off"
          required
          label={m.office_settings_test_sms_phone()}
          error={refusal}
        />
        <button type="submit" className="btn btn-line" aria-busy={isBusy} aria-disabled={isBusy}>
          {m.office_settings_test_sms_send()}
        </button>
      </form>
      <div role="status" className={styles.said}>
        {answer && (
          <>
            <p data-is={answer.is_sent ? 'good' : 'bad'}>
              {answer.is_sent
                ? answer.is_real
                  ? m.office_settings_test_sms_done()
                  : m.office_settings_test_sms_sandbox()
                : m.office_settings_test_sms_not_sent()}
            </p>
            {answer.tries.map(({ gateway, code, ms }) => (
              <p key={gateway}>
                {code === null
                  ? m.office_settings_test_sms_sent({
                      gateway: smsNames[gateway] ?? gateway,
                      ms: formatNumber(ms, getLocale()),
                    })
                  : m.office_settings_test_try({ gateway: smsNames[gateway] ?? gateway, code: codeWords(code) })}
              </p>
            ))}
          </>
        )}
      </div>
    </section>
  )
}
