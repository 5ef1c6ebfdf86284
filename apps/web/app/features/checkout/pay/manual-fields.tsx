import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { TextField } from '@prostuti/ui/text-field'
import styles from '../../../kit/checkout/checkout.module.css'
import type { ManualWay } from '../../../kit/checkout/checkout-api.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { nowPaisa } from '../amounts.ts'
import type { CheckoutState } from '../use-checkout.ts'
import { CopyNumber } from './copy-number.tsx'

type Box = 'payer_number' | 'trx_id'

/** Where to send the money, and what to say of it afterwards. */
export function ManualFields({
  state: { checkout, choice, change, pay },
  way,
}: {
  state: CheckoutState
  way: ManualWay
}) {
  const amount = formatMoney(nowPaisa(checkout, choice), getLocale())
  const boxOf = (name: Box) => ({
    name,
    value: choice[name],
    error: pay.errors[name],
    onChange: (event: { target: { value: string } }) => {
      pay.touch(name)
      change({ [name]: event.target.value })
    },
  })
  return (
    <div className={`card pad ${styles.coManual}`}>
      <p>
        <b>{m.checkout_manual_send({ amount })}</b>
      </p>
      <ul className={styles.coNumbers}>
        {way.numbers.map((each) => (
          <CopyNumber key={`${each.wallet} ${each.number}`} {...each} />
        ))}
      </ul>
      {way.note && (
        <p className="hint">
          <Phrase text={way.note} />
        </p>
      )}
      <p>{m.checkout_manual_then()}</p>
      <TextField
        {...boxOf('payer_number')}
        label={m.checkout_payer_number()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <TextField
        {...boxOf('trx_id')}
        label={<span lang="en">{m.checkout_trx()}</span>}
        hint={<Phrase text={m.checkout_trx_hint()} />}
        lang="en"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  )
}
