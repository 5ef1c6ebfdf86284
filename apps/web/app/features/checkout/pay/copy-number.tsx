import { displayPhone } from '@prostuti/text/display-phone'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { copyIcon } from '@prostuti/ui/icons/checkout'
import { tickIcon } from '@prostuti/ui/icons/common'
import { useState } from 'react'
import type { ManualWay } from '../../../kit/checkout/checkout-api.ts'

const wallets = { bkash: m.checkout_wallet_bkash, nagad: m.checkout_wallet_nagad, rocket: m.checkout_wallet_rocket }

export function CopyNumber({ wallet, number }: ManualWay['numbers'][number]) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => {
    try {
      // As a wallet's app takes it: eleven Latin digits, without the country.
      await navigator.clipboard.writeText(number.replace(/^\+88/, ''))
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  const name = wallets[wallet]()
  return (
    <li>
      <span>
        <small>{name}</small>
        <b className="num">{displayPhone(number, getLocale())}</b>
      </span>
      <button
        type="button"
        className="btn btn-line btn-sm"
        onClick={copy}
        aria-label={m.checkout_copy_named({ wallet: name })}
      >
        <Icon of={outcome === 'copied' ? tickIcon : copyIcon} />
        {m.checkout_copy()}
      </button>
      <span className={outcome === undefined ? 'sr' : 'hint'} role="status">
        {outcome === 'copied' && m.checkout_copied()}
        {outcome === 'failed' && m.checkout_copy_failed()}
      </span>
    </li>
  )
}
