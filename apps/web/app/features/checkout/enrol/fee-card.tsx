import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import type { Batch } from '../../../kit/batch/batch-queries.ts'
import { dayWords, priceWords } from '../../../kit/batch/batch-words.ts'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import enrolStyles from '../styles/enrol.module.css'
import { money } from './before-card.tsx'

/** What the batch costs, and in which parts it may be paid. */
export function FeeCard({ batch, children }: { batch: Batch; children: ReactNode }) {
  const locale = getLocale()
  const isReduced = batch.payable_paisa < batch.fee_paisa
  return (
    <div className={`card pad ${checkoutStyles.coSum}`}>
      <dl className="toc">
        {isReduced && (
          <>
            <div>
              <dt>{m.checkout_fee()}</dt>
              <dd>{money(batch.fee_paisa)}</dd>
            </div>
            <div>
              <dt>{m.checkout_reduction()}</dt>
              <dd>{m.checkout_minus({ amount: money(batch.discount_paisa) })}</dd>
            </div>
          </>
        )}
        <div className={checkoutStyles.total} data-is={isReduced ? undefined : 'first'}>
          <dt>{isReduced ? m.checkout_total() : m.checkout_fee()}</dt>
          <dd>{priceWords(batch.payable_paisa, locale)}</dd>
        </div>
      </dl>
      {batch.instalments.length > 1 && (
        <div className={enrolStyles.coParts}>
          <h2>{m.batch_instalments({ n: formatNumber(batch.instalments.length, locale) })}</h2>
          <dl className="toc">
            {batch.instalments.map(({ number, amount_paisa, due_on }) => (
              <div key={number}>
                <dt>{due_on ? dayWords(due_on, locale) : m.batch_instalment_first()}</dt>
                <dd>{money(amount_paisa)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {children}
    </div>
  )
}
