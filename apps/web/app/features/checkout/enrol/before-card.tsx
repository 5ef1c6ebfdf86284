import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'

type StepsProps = { title: string; steps: readonly string[] }

/** What happens after the press, in order. */
export function NextSteps({ title, steps }: StepsProps) {
  return (
    <section className="co-next">
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

export type Fact = { label: string; value: ReactNode }

/** When and where. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="co-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const money = (paisa: number): string => formatMoney(paisa, getLocale())
