import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { FieldError } from '@prostuti/ui/field'
import { Icon } from '@prostuti/ui/icon'
import { tickIcon } from '@prostuti/ui/icons/common'
import { type KeyboardEvent, useRef } from 'react'
import styles from '../../../kit/checkout/checkout.module.css'
import type { CheckoutState } from '../use-checkout.ts'
import { Step } from './step.tsx'

/** What is typed stays, whatever is said of it. */
export function CodeStep({ state: { order, choice, change, code, pay } }: { state: CheckoutState }) {
  const box = useRef<HTMLInputElement>(null)
  const applied = order.code
  const error = applied ? undefined : (code.errors.code ?? code.failure?.message)

  const apply = () => {
    // A payment that is on its way must not change its amount.
    if (pay.sending) return
    const typed = choice.code.trim()
    if (applied) code.send(null)
    else if (typed === '') box.current?.focus()
    else code.send(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter in this box means the code, not the payment.
    event.preventDefault()
    if (!applied) apply()
  }

  return (
    <Step id="checkout-code-title" title={m.checkout_code()} note={applied ? undefined : m.checkout_code_note()}>
      <div className="field">
        <label className="sr" htmlFor="checkout-code">
          {m.checkout_code()}
        </label>
        <div className={styles.coCode}>
          <input
            ref={box}
            className="input"
            id="checkout-code"
            name="code"
            lang="en"
            value={applied ? applied.code : choice.code}
            readOnly={applied !== null}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby="checkout-code-said"
            onKeyDown={onKeyDown}
            onChange={(event) => {
              code.touch('code')
              if (code.failure) code.reset()
              change({ code: event.target.value })
            }}
          />
          <button type="button" className="btn btn-line" onClick={apply} aria-disabled={code.sending || undefined}>
            {code.sending ? m.checkout_code_checking() : applied ? m.checkout_code_remove() : m.checkout_code_apply()}
          </button>
        </div>
        <div id="checkout-code-said" role="status">
          {applied && (
            <p className={styles.coSaid}>
              <Icon of={tickIcon} />
              {applied.off_paisa > 0
                ? m.checkout_code_applied({ amount: formatMoney(applied.off_paisa, getLocale()) })
                : m.checkout_code_gone()}
            </p>
          )}
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
    </Step>
  )
}
