import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ArrowRight, History } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { Past } from '../../kit/form/past/past.tsx'
import type { OpenedResource } from '../../kit/form/resource-form-types.ts'
import { Unsettled } from '../../kit/form/unsettled.tsx'
import { useResourceForm } from '../../kit/form/use-resource-form.ts'
import { Presence } from '../../kit/live/presence.tsx'
import { type Language, type QuestionFields, questionsPath } from '../../kit/question/question-types.ts'
import { stateWords } from '../../kit/question/state-words.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay } from '../../session/me.ts'
import { ChecksCard } from './checks/checks-card.tsx'
import styles from './editor.module.css'
import { AboutCard } from './form/about-card.tsx'
import { ExplanationCard } from './form/explanation-card.tsx'
import { WordsCard } from './form/words-card.tsx'
import { EditorActs } from './head/editor-acts.tsx'
import { EditorNotes } from './head/editor-notes.tsx'
import { PapersCard } from './head/papers-card.tsx'
import { questionAfter } from './model/blank-question.ts'
import { withPressed } from './model/edit-key.ts'
import { fieldLabels } from './model/field-labels.ts'
import { withPasted } from './model/pasted.ts'
import { useStanding } from './model/use-standing.ts'
import { useTeachersText } from './model/use-teachers-text.ts'
import { wordsOfField } from './model/words-of-field.ts'
import { PreviewCard } from './preview/preview-card.tsx'
import { Versions } from './versions/versions.tsx'

type OpenEditorProps = { id: string; opened: OpenedResource<QuestionFields>; reopen: () => void }

const list = { to: '/questions', title: m.office_questions }

/** The form on the left, what becomes of it on the right. */
export function OpenEditor({ id, opened, reopen }: OpenEditorProps) {
  const isNew = id === 'new'
  const may = useMay()
  const { standing, renew } = useStanding(id)
  const [language, setLanguage] = useState<Language>('bn')
  const editing = useResourceForm<QuestionFields>({
    path: questionsPath,
    id,
    list: { to: list.to, title: list.title() },
    opened,
    reopen: () => {
      reopen()
      void renew()
    },
    blankAfter: questionAfter,
  })
  const { form, formElement, save, saveAndGoOn, state, failure } = editing
  const readers = useTeachersText()
  const keysShown = isNew || (standing?.keys_shown ?? opened.fields.key !== null)
  const mayWrite = isNew ? may('questions.write') : (standing?.may_write ?? false)
  const isSat = standing?.is_sat ?? false
  const locale = getLocale()

  useKeyOfPart((at) => {
    const { type, key, parts } = form.getValues()
    const part = parts[at]
    if (part && keysShown && mayWrite && !isSat)
      form.setValue('key', withPressed(key, type, part.id), { shouldDirty: true })
    return part !== undefined
  })

  const takePasted = (text: string): boolean => {
    if (readers === undefined || isSat || !mayWrite) return false
    const isBijoy = readers.looksLikeBijoy(text)
    const block = readers.splitPastedBlock(isBijoy ? readers.convertPlainText(text).text : text)
    if (block === null) return false
    const before = form.getValues()
    form.reset(withPasted(before, block), { keepDefaultValues: true })
    showToast({
      text: splitWords(isBijoy, block.others),
      undo: async () => form.reset(before, { keepDefaultValues: true }),
    })
    return true
  }

  return (
    <FormProvider {...form}>
      <nav className="hint" aria-label={m.office_crumbs()}>
        <Link className="link-in" to={list.to}>
          {list.title()}
        </Link>
      </nav>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{isNew ? m.office_question_new() : m.office_question_number({ number: localizeDigits(id, locale) })}</h1>
          {standing && (
            <>
              <span className="chip chip-brand">
                {m.office_question_version({ number: localizeDigits(standing.version, locale) })},{' '}
                {stateWords(standing.state)}
              </span>
              {standing.author && (
                <span className="chip chip-line">{m.office_question_by({ name: standing.author.name })}</span>
              )}
              {standing.state === 'in_review' && standing.reviewer && (
                <span className="chip">{m.office_question_reviewed_by({ name: standing.reviewer.name })}</span>
              )}
            </>
          )}
        </div>
        {standing && (
          <div className={styles.acts}>
            <button type="button" className="btn btn-line btn-sm" onClick={showPast}>
              <History aria-hidden="true" size={16} />
              {m.office_question_history({ count: localizeDigits(standing.version, locale) })}
            </button>
            <EditorActs id={id} standing={standing} renew={renew} />
          </div>
        )}
      </div>
      {!isNew && <Presence of={`${questionsPath}/${id}`} />}
      {standing && <EditorNotes id={id} standing={standing} />}
      <Unsettled editing={editing} labels={fieldLabels()} wordsOf={wordsOfField} />
      <form ref={formElement} noValidate onSubmit={save}>
        <div className={styles.cols}>
          <div className={styles.stack}>
            <AboutCard disabled={!mayWrite} />
            <WordsCard
              language={language}
              onLanguage={setLanguage}
              keysShown={keysShown}
              isSat={isSat}
              disabled={!mayWrite}
              onPasteText={takePasted}
            />
            <ExplanationCard language={language} keysShown={keysShown} disabled={!mayWrite} />
          </div>
          <div className={styles.stack}>
            <PreviewCard language={locale} keysShown={keysShown} />
            <ChecksCard
              id={isNew ? undefined : Number(id)}
              standing={standing}
              readers={mayWrite ? readers : undefined}
            />
            {standing && <PapersCard standing={standing} />}
          </div>
        </div>
        {mayWrite && (
          <div className={styles.foot}>
            <div role="alert">{failure}</div>
            <p role="status" className={styles.state}>
              {{ saved: m.office_saved(), dirty: m.office_draft_kept(), clean: '', saving: m.office_saving() }[state]}
            </p>
            <p className={styles.keys}>
              <kbd>Alt</kbd>{' '}
              <kbd>
                {localizeDigits('1', locale)}–{localizeDigits('5', locale)}
              </kbd>{' '}
              {m.office_question_key_right()} · <kbd>Alt</kbd> <kbd>↑↓</kbd> {m.office_question_key_move()} ·{' '}
              <kbd>Ctrl</kbd> <kbd>S</kbd> {m.office_save()} · <kbd>Ctrl</kbd> <kbd>↵</kbd>{' '}
              {m.office_question_key_next()}
            </p>
            <button type="submit" className={`btn btn-line ${styles.push}`} aria-busy={state === 'saving'}>
              {m.office_save()}
            </button>
            <button type="button" className="btn btn-go" aria-busy={state === 'saving'} onClick={saveAndGoOn}>
              {m.office_question_save_next()}
              <ArrowRight aria-hidden="true" size={18} />
            </button>
          </div>
        )}
      </form>
      {!isNew && (
        <div className={styles.past}>
          <Past
            path={questionsPath}
            id={id}
            labels={fieldLabels()}
            mayWrite={mayWrite}
            version={opened.version}
            shown={{
              title: m.office_question_versions(),
              list: (onRestore) => <Versions id={id} mayWrite={mayWrite} onRestore={onRestore} />,
            }}
            reopen={() => {
              reopen()
              void renew()
            }}
          />
        </div>
      )}
    </FormProvider>
  )
}

/** What became of the pasted text; of several questions the form has room for one, and nobody should think it has them all. */
function splitWords(isBijoy: boolean, others: number): string {
  if (others > 0) return m.office_question_split_others({ count: formatNumber(others, getLocale()) })
  return isBijoy ? m.office_question_split_bijoy() : m.office_question_split()
}

/** The versions stand below the form. */
function showPast(): void {
  const past = document.getElementById('past')
  if (!(past instanceof HTMLDetailsElement)) return
  past.open = true
  past.scrollIntoView({ block: 'start' })
  past.querySelector('summary')?.focus()
}

/** Alt with a figure: that part is right. By the place of the key, because on a Bengali layout it writes another figure. */
function useKeyOfPart(onKey: (at: number) => boolean): void {
  const act = useRef(onKey)
  useEffect(() => {
    act.current = onKey
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const [, figure] = /^(?:Digit|Numpad)([1-5])$/.exec(event.code) ?? []
      if (!event.altKey || event.ctrlKey || event.metaKey || figure === undefined) return
      if (document.querySelector('dialog[open]')) return
      if (act.current(Number(figure) - 1)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
