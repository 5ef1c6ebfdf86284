import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './news.module.css'
import type { NewsSettings, NewsSwitch } from './news-queries.ts'
import { useSaving } from './use-saving.ts'

const words: Record<NewsSwitch, { label: () => string; hint: () => string }> = {
  exams: { label: m.news_exams, hint: m.news_exams_hint },
  results: { label: m.news_results, hint: m.news_results_hint },
  answers: { label: m.news_answers, hint: m.news_answers_hint },
  corrections: { label: m.news_corrections, hint: m.news_corrections_hint },
  notices: { label: m.news_notices, hint: m.news_notices_hint },
  complaints: { label: m.news_complaints, hint: m.news_complaints_hint },
  instalments: { label: m.news_instalments, hint: m.news_instalments_hint },
  parcels: { label: m.news_parcels, hint: m.news_parcels_hint },
  cards: { label: m.news_cards, hint: m.news_cards_hint },
}
const names = Object.keys(words) as NewsSwitch[]

/** One switch for each kind. What is pressed is seen at once, and goes back where it could not be written. */
export function Switches({ settings, disabled }: { settings: NewsSettings; disabled: boolean }) {
  const { shown, saving, save } = useSaving(settings)
  return (
    <MySection title={m.news_kinds_title()}>
      <div className="card pad stack">
        <FormFailure of={saving} />
        <ul className={styles.kinds}>
          {names.map((name) => (
            <li key={name}>
              <CheckField
                name={name}
                label={words[name].label()}
                aria-describedby={`news-${name}`}
                checked={shown.switches[name]}
                disabled={disabled}
                onChange={({ currentTarget }) =>
                  save({ switches: { ...shown.switches, [name]: currentTarget.checked } })
                }
              />
              <p id={`news-${name}`} className="meta">
                {words[name].hint()}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </MySection>
  )
}
