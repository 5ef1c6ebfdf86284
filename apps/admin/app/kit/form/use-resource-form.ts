import type { Resource } from '@prostuti/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { post, readOnce } from '../../api/call.ts'
import { useMe } from '../../session/me.ts'
import { useKeys } from '../keys/use-keys.ts'
import { nextOnPage } from '../list/last-page.ts'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import type { OpenedResource, OpenFormProps } from './resource-form-types.ts'

/** What a form of the office does: keeps a draft, saves at its version, puts the server's words beside their fields. */
export function useResourceForm<Fields extends FieldValues>({ path, id, list, opened, reopen }: OpenFormProps<Fields>) {
  const { member } = useMe()
  const isNew = id === 'new'
  const [draft, setDraft] = useState(() => readDraft<Fields>(path, id, member.id))
  const form = useForm<Fields>({ defaultValues: opened.fields as DefaultValues<Fields> })
  // The version that the words in the form stand on.
  const version = useRef(draft?.version ?? opened.version)
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<OpenedResource<Fields>>()
  const [isSaved, setIsSaved] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const formElement = useRef<HTMLFormElement>(null)
  const { isDirty, isSubmitting } = form.formState

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened anew, after a save or a restore, is what the form stands on
  useEffect(() => {
    // What was typed meanwhile stays.
    form.reset(opened.fields, { keepDirtyValues: true })
    if (draft) form.reset(draft.fields, { keepDefaultValues: true })
    else version.current = opened.version
  }, [opened.version])

  useEffect(() => {
    const { unsubscribe } = form.watch((fields, { type }) => {
      if (type !== 'change') return
      setIsSaved(false)
      keepDraft(path, id, member.id, { fields, version: version.current, at: new Date().toISOString() })
    })
    return unsubscribe
  }, [form, path, id, member.id])

  // After `Ctrl ↵`, the next thing of the list, or another new one.
  const goesOn = useRef(false)
  useKeys({
    'ctrl+s': () => formElement.current?.requestSubmit(),
    'ctrl+enter': () => {
      goesOn.current = true
      formElement.current?.requestSubmit()
    },
  })

  const send = (fields: Fields): Promise<{ id?: number | string; version: number }> =>
    isNew
      ? post<Resource['create']>(path, { fields })
      : post<Resource['save']>(`${path}/:id`, { version: version.current, fields }, { params: { id } })

  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    try {
      const answer = await send(fields)
      dropDraft(path, id, member.id)
      setDraft(undefined)
      setConflict(undefined)
      setIsSaved(true)
      version.current = answer.version
      form.reset(fields)
      await client.invalidateQueries({ queryKey: [path] })
      await client.invalidateQueries({ queryKey: [`${path}/:id/history`] })
      const next = goesOn.current && !isNew ? nextOnPage(path, id) : undefined
      if (goesOn.current && isNew) form.reset(opened.fields)
      else if (next !== undefined) await navigate(`${list.to}/${next}`)
      else if (isNew) await navigate(`${list.to}/${answer.id}`, { replace: true })
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

  async function showTheirs(): Promise<void> {
    const theirs = await readOnce<Resource['read']>(`${path}/:id`, { params: { id } })
    setConflict(theirs as unknown as OpenedResource<Fields>)
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
    failure,
    conflict,
    /** The chosen words stand on the other's version from now on, and are saved by the next press. */
    settle(chosen: Record<string, unknown>) {
      if (conflict === undefined) return
      version.current = conflict.version
      form.reset(chosen as Fields, { keepDefaultValues: true })
      keepDraft(path, id, member.id, { fields: chosen, version: conflict.version, at: new Date().toISOString() })
      setConflict(undefined)
      setFailure(undefined)
    },
    hasDraft: draft !== undefined && !isSaved,
    dropDraft() {
      dropDraft(path, id, member.id)
      setDraft(undefined)
      version.current = opened.version
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
