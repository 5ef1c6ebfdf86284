import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './news.module.css'
import type { NewsSettings } from './news-queries.ts'
import { newsSwitches, switchWords } from './switch-words.ts'
import { useSaving } from './use-saving.ts'

/** One switch for each kind. What is pressed is seen at once, and goes back where it could not be written. */
export function Switches({ settings, disabled }: { settings: NewsSettings; disabled: boolean }) {
  const { shown, saving, save } = useSaving(settings)
  return (
    <MySection title={m.news_kinds_title()}>
      <div className="card pad stack">
        <FormFailure of={saving} />
        <ul className={styles.kinds}>
          {newsSwitches.map((name) => (
            <li key={name}>
              <CheckField
                name={name}
                label={switchWords[name].label()}
                aria-describedby={`news-${name}`}
                checked={shown.switches[name]}
                disabled={disabled}
                onChange={({ currentTarget }) =>
                  save({ switches: { ...shown.switches, [name]: currentTarget.checked } })
                }
              />
              <p id={`news-${name}`} className="meta">
                {switchWords[name].hint()}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </MySection>
  )
}
