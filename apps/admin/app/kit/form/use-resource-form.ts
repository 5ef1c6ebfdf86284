import type { Resource } from '@prostuti/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { post, readOnce } from '../../api/call.ts'
import { useMe } from '../../session/me.ts'
import { useKeys } from '../keys/use-keys.ts'
import { nextOnPage } from '../list/last-page.ts'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { differingFields } from './field-diff.ts'
import { withTextsLeftOut } from './left-out.ts'
import { mergeFields } from './merge-fields.ts'
import type { OpenedResource, OpenFormProps } from './resource-form-types.ts'

type EditedForm<Fields extends FieldValues> = Pick<
  OpenFormProps<Fields>,
  'path' | 'id' | 'list' | 'opened' | 'reopen' | 'next'
> & {
  /** What the next new one begins with, after one was saved; as the first did where nothing is said. */
  blankAfter?: (saved: Fields) => Fields
}

/** What a page is told that opens because its thing was just saved. */
const justSaved = 'saved'

/** What a form of the office does: keeps a draft, saves at its version, puts the server's words beside their fields. */
export function useResourceForm<Fields extends FieldValues>(props: EditedForm<Fields>) {
  const { path, id, list, opened, reopen, blankAfter, next: goesTo } = props
  const { member } = useMe()
  const isNew = id === 'new'
  const [draft, setDraft] = useState(() => readDraft<Fields>(path, id, member.id))
  const form = useForm<Fields>({ defaultValues: opened.fields as DefaultValues<Fields> })
  // What the words in the form were typed over: of a draft, what was opened when it was begun.
  const over = useRef<{ version: number; fields: Fields | undefined }>(
    draft === undefined ? opened : { version: draft.version, fields: draft.seen },
  )
  const shown = useRef(opened.version)
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<OpenedResource<Fields> & { seen: Fields | undefined }>()
  // Of a new thing the first save opens its own page, which says so.
  const { state: brought } = useLocation()
  const [isSaved, setIsSaved] = useState(draft === undefined && brought === justSaved)
  const client = useQueryClient()
  const navigate = useNavigate()
  const formElement = useRef<HTMLFormElement>(null)
  const { isDirty, isSubmitting } = form.formState

  const isFilling = useRef(false)
  /** What was typed stays. */
  const fill = (fields: Fields) => {
    isFilling.current = true
    form.reset(fields, { keepDirtyValues: true })
    isFilling.current = false
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything else is typed
  useEffect(() => {
    // Boxes that have come into the form meanwhile have made empty texts of what is null.
    fill(opened.fields)
    if (draft) form.reset(draft.fields, { keepDefaultValues: true })
  }, [])

  const keep = useCallback(
    (fields: unknown) =>
      keepDraft(path, id, member.id, {
        fields,
        seen: over.current.fields,
        version: over.current.version,
        at: new Date().toISOString(),
      }),
    [path, id, member.id],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened anew, after a save, a restore or a press beside the form
  useEffect(() => {
    if (shown.current === opened.version) return
    shown.current = opened.version
    const { version, fields: seen } = over.current
    // What another wrote into the same field meanwhile is shown beside mine when I save: the version stays what I saw.
    const { clashes } = mergeFields({ seen, mine: form.getValues(), theirs: opened.fields })
    if (version === opened.version || (seen !== undefined && clashes.length === 0)) over.current = opened
    fill(opened.fields)
    if (differingFields(form.getValues(), opened.fields).length > 0) keep(form.getValues())
  }, [opened.version])

  useEffect(() => {
    const { unsubscribe } = form.watch((fields, { name }) => {
      // Typing, choosing, adding, moving and taking out say a name, and boxes that come alive; a form that is filled anew may too.
      if (name === undefined || isFilling.current) return
      const { fields: seen } = over.current
      if (seen !== undefined && differingFields(fields, seen).length === 0) return dropDraft(path, id, member.id)
      setIsSaved(false)
      keep(fields)
    })
    return unsubscribe
  }, [form, keep, path, id, member.id])

  // After `Ctrl ↵`, the next thing of the list, or another new one.
  const goesOn = useRef(false)
  const saveAndGoOn = () => {
    goesOn.current = true
    formElement.current?.requestSubmit()
  }
  useKeys({ 'ctrl+s': () => formElement.current?.requestSubmit(), 'ctrl+enter': saveAndGoOn })

  const send = (fields: Fields): Promise<{ id?: number | string; version: number }> =>
    isNew
      ? post<Resource['create']>(path, { fields })
      : post<Resource['save']>(`${path}/:id`, { version: over.current.version, fields }, { params: { id } })

  const submit = form.handleSubmit(async (typed) => {
    const fields = withTextsLeftOut(typed)
    setFailure(undefined)
    try {
      const answer = await send(fields)
      dropDraft(path, id, member.id)
      setDraft(undefined)
      setConflict(undefined)
      setIsSaved(true)
      over.current = { version: answer.version, fields }
      form.reset(fields)
      await client.invalidateQueries({ queryKey: [path] })
      await client.invalidateQueries({ queryKey: [`${path}/:id/history`] })
      const next = goesOn.current && !isNew ? nextOnPage(path, id) : undefined
      if (goesOn.current && isNew) form.reset(blankAfter?.(fields) ?? opened.fields)
      else if (next !== undefined) await navigate(`${list.to}/${next}`)
      else if (isNew)
        await navigate(goesTo?.(String(answer.id)) ?? `${list.to}/${answer.id}`, { replace: true, state: justSaved })
      else reopen()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      if (error.code === 'version_conflict') await showTheirs()
      else putBesideFields(error)
    } finally {
      goesOn.current = false
    }
  })

  // A second press while the first is on its way would make the same thing twice.
  const isOnItsWay = useRef(false)
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    try {
      await submit(event)
    } finally {
      isOnItsWay.current = false
    }
  }

  async function showTheirs(): Promise<void> {
    const theirs = await readOnce<Resource['read']>(`${path}/:id`, { params: { id } })
    setConflict({ ...(theirs as unknown as OpenedResource<Fields>), seen: over.current.fields })
  }

  function putBesideFields({ fields }: ApiError): void {
    const named = Object.entries(fields).map(([name, [message]]) => [name.replace(/^fields\./, ''), message] as const)
    for (const [name, message] of named) form.setError(name as Path<Fields>, { message })
    const first = named[0]?.[0]
    if (first !== undefined) form.setFocus(first as Path<Fields>)
  }

  return {
    form,
    formElement,
    save,
    saveAndGoOn,
    failure,
    conflict,
    /** The chosen words stand on the other's version from now on, and are saved by the next press. */
    settle(chosen: Record<string, unknown>) {
      if (conflict === undefined) return
      over.current = conflict
      form.reset(chosen as Fields, { keepDefaultValues: true })
      keep(chosen)
      setConflict(undefined)
      setFailure(undefined)
    },
    /** Other words for many boxes at once, kept as a draft like what is typed. */
    replace(fields: Fields) {
      form.reset(fields, { keepDefaultValues: true })
      setIsSaved(false)
      keep(fields)
    },
    hasDraft: draft !== undefined && !isSaved,
    dropDraft() {
      dropDraft(path, id, member.id)
      setDraft(undefined)
      over.current = opened
      form.reset(opened.fields)
    },
    state: isSubmitting
      ? ('saving' as const)
      : isSaved
        ? ('saved' as const)
        : isDirty
          ? ('dirty' as const)
          : ('clean' as const),
  }
}
