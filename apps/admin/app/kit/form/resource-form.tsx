import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { Presence } from '../live/presence.tsx'
import { Preview } from '../preview/preview.tsx'
import styles from './form.module.css'
import { OpenedForm } from './opened-form.tsx'
import { Past } from './past/past.tsx'
import type { OpenFormProps, ResourceFormProps } from './resource-form-types.ts'
import { Unsettled } from './unsettled.tsx'
import { useResourceForm } from './use-resource-form.ts'

/** The one form of the office: opened at a version, kept as a draft while it is typed, saved unless somebody else did meanwhile. */
export function ResourceForm<Fields extends FieldValues>(props: ResourceFormProps<Fields>) {
  return <OpenedForm {...props}>{(opening) => <OpenForm {...props} {...opening} />}</OpenedForm>
}

function OpenForm<Fields extends FieldValues>(props: OpenFormProps<Fields>) {
  const { path, id, title, list, labels, preview, acts, above, below, action, useHeld, children, opened, reopen } =
    props
  const isOthers = props.mayWrite && opened.may_change === false
  const mayWrite = props.mayWrite && !isOthers
  const editing = useResourceForm(props)
  const { form, formElement, save, state, failure } = editing
  const isNew = id === 'new'
  return (
    <FormProvider {...form}>
      <nav className={styles.crumb} aria-label={m.office_crumbs()}>
        <Link to={list.to}>{list.title}</Link>
      </nav>
      <div className={styles.head}>
        <h1>{title(isNew ? undefined : opened.fields)}</h1>
        {!isNew && acts && <div className={styles.acts}>{acts(opened)}</div>}
      </div>
      {!isNew && <Presence of={`${path}/${id}`} />}
      <Unsettled editing={editing} labels={labels} />
      {isOthers && <p className="hint">{m.office_others_thing()}</p>}
      {!isNew && above}
      <form ref={formElement} className={`card ${styles.form}`} noValidate onSubmit={save}>
        <fieldset disabled={!mayWrite} className={styles.fields}>
          {children}
        </fieldset>
        {mayWrite && (
          <div className={styles.foot} data-stuck="foot">
            <div role="alert" className={styles.failure}>
              {failure}
            </div>
            <p role="status" className={styles.state}>
              {{ saved: m.office_saved(), dirty: m.office_draft_kept(), clean: '', saving: m.office_saving() }[state]}
            </p>
            {preview && <Preview resource={preview} id={id} />}
            <SaveButton isSaving={state === 'saving'} useHeld={useHeld}>
              {action ?? m.office_save()}
            </SaveButton>
          </div>
        )}
      </form>
      {!isNew && below}
      {!isNew && (
        <Past path={path} id={id} labels={labels} mayWrite={mayWrite} version={opened.version} reopen={reopen} />
      )}
    </FormProvider>
  )
}

type SaveButtonProps = Pick<ResourceFormProps<FieldValues>, 'useHeld'> & { isSaving: boolean; children: ReactNode }

const never = () => false

function SaveButton({ isSaving, useHeld = never, children }: SaveButtonProps) {
  const isHeld = useHeld()
  return (
    <button
      type="submit"
      className="btn btn-go"
      disabled={isHeld}
      aria-busy={isSaving}
      aria-disabled={isSaving || isHeld}
    >
      {children}
    </button>
  )
}
