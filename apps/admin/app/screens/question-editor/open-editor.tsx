import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { Past } from '../../kit/form/past/past.tsx'
import type { OpenedResource } from '../../kit/form/resource-form-types.ts'
import { Unsettled } from '../../kit/form/unsettled.tsx'
import { useResourceForm } from '../../kit/form/use-resource-form.ts'
import { Presence } from '../../kit/live/presence.tsx'
import { type Language, type QuestionFields, questionsPath } from '../../kit/question/question-types.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay } from '../../session/me.ts'
import { ChecksCard } from './checks/checks-card.tsx'
import styles from './editor.module.css'
import { EditorFoot } from './editor-foot.tsx'
import { AboutCard } from './form/about-card.tsx'
import { ExplanationCard } from './form/explanation-card.tsx'
import { WordsCard } from './form/words-card.tsx'
import { EditorHead } from './head/editor-head.tsx'
import { EditorNotes } from './head/editor-notes.tsx'
import { PapersCard } from './head/papers-card.tsx'
import { questionAfter } from './model/blank-question.ts'
import { withPressed } from './model/edit-key.ts'
import { fieldLabels } from './model/field-labels.ts'
import { withPasted } from './model/pasted.ts'
import { useKeyOfPart } from './model/use-key-of-part.ts'
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
  const reopenBoth = () => {
    reopen()
    void renew()
  }
  const editing = useResourceForm<QuestionFields>({
    path: questionsPath,
    id,
    list: { to: list.to, title: list.title() },
    opened,
    reopen: reopenBoth,
    blankAfter: questionAfter,
  })
  const { form, formElement, save, saveAndGoOn, replace, state, failure } = editing
  const readers = useTeachersText()
  const keysShown = isNew || (standing?.keys_shown ?? opened.fields.key !== null)
  const mayWrite = isNew ? may('questions.write') : (standing?.may_write ?? false)
  const isSat = standing?.is_sat ?? false

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
    replace(withPasted(before, block))
    showToast({
      text: splitWords(isBijoy, block.others),
      undo: async () => replace(before),
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
      <EditorHead id={id} standing={standing} renew={renew} />
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
            <PreviewCard language={getLocale()} keysShown={keysShown} />
            <ChecksCard
              id={isNew ? undefined : Number(id)}
              standing={standing}
              readers={mayWrite ? readers : undefined}
              onConvert={replace}
            />
            {standing && <PapersCard standing={standing} />}
          </div>
        </div>
        {mayWrite && <EditorFoot state={state} failure={failure} saveAndGoOn={saveAndGoOn} />}
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
            reopen={reopenBoth}
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
