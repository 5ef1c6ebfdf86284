import type { listInboxAnswers, listInboxMembers, noteInbox } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Paperclip, Send, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { ApiError, failureWords } from '../../../api/api-error.ts'
import { get, post } from '../../../api/call.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { usePressKey } from '../../../kit/act/use-press-key.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { inboxPath, type Talk } from '../inbox-words.ts'
import styles from './composer.module.css'
import { holdAnswer, useHeld } from './held-answers.ts'
import { HeldBar } from './held-bar.tsx'
import { type Suggestion, Suggestions, useSuggestions } from './suggestions.tsx'
import { useSayTyping } from './typing-now.tsx'
import { type Mode, useDraft } from './use-draft.ts'
import { filesAtMost, useFiles } from './use-files.ts'
import { calledIn, cannedTyped, mentionTyped, withCanned, withMention } from './words-at-hand.ts'

const longest = 4000

/** Where one answers the doctor, or notes something for colleagues. */
export function Composer({ talk: { complaint, last_message_id } }: { talk: Talk }) {
  const { id } = complaint
  const [mode, setMode] = useState<Mode>('answer')
  const draft = useDraft(id)
  const files = useFiles()
  const held = useHeld(id)
  const client = useQueryClient()
  const note = useAct()
  const [failure, setFailure] = useState<string>()
  const [isFocused, setIsFocused] = useState(false)
  // The canned answers were opened by their button; what is written already stays.
  const [isOffering, setIsOffering] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const ids = useId()
  const text = draft.texts[mode]
  const given = { params: { id } }
  // A press whose answer was lost is the same press again, as long as it says the same.
  const key = usePressKey({ id, mode, text, files: files.files.map((file) => file.id) })

  useSayTyping(`${inboxPath}/${id}`, isFocused && text.trim() !== '')
  const begin = (next: Mode) => {
    setMode(next)
    setIsOffering(false)
    setTimeout(() => box.current?.focus())
  }
  useKeys({ r: () => begin('answer'), i: () => begin('note') })

  const typedCanned = mode === 'answer' ? (isOffering ? '' : cannedTyped(text)) : undefined
  const typedName = mode === 'note' ? mentionTyped(text) : undefined
  const canned = useQuery({
    ...get<typeof listInboxAnswers>(`${inboxPath}/:id/canned-answers`, given),
    enabled: typedCanned !== undefined,
    staleTime: 60_000,
  }).data?.answers
  const members = useQuery({
    ...get<typeof listInboxMembers>(`${inboxPath}/:id/members`, given),
    staleTime: 300_000,
  }).data?.members
  const shown: Suggestion[] =
    typedCanned !== undefined
      ? matching(canned ?? [], typedCanned).map((each) => ({ id: each.id, title: `/${each.name}`, text: each.text }))
      : typedName !== undefined
        ? matching(members ?? [], typedName).map((each) => ({ id: each.id, title: `@${each.name}` }))
        : []
  const write = (next: string) => {
    draft.write(mode, next)
    setIsOffering(false)
    suggestions.reset()
  }
  const take = (chosen: number) => {
    const answer = canned?.find((each) => each.id === chosen)
    const member = members?.find((each) => each.id === chosen)
    if (typedCanned !== undefined && answer) write(withCanned(text, answer.text))
    else if (member) write(`${text.slice(0, text.length - (typedName ?? '').length)}${member.name} `)
    box.current?.focus()
  }
  const suggestions = useSuggestions(shown, take)

  const sendAnswer = (andClose: boolean) => {
    if (held !== undefined) return
    if (text.trim() === '' && files.files.length === 0) return box.current?.focus()
    setFailure(undefined)
    holdAnswer(id, {
      answer: {
        text,
        file_ids: files.files.map((file) => file.id),
        client_key: key,
        seen_id: last_message_id,
        and_close: andClose,
      },
      onSent: () => {
        draft.drop('answer')
        files.clear()
      },
      onFailed: (error) => {
        const words = failureWords(error)
        setFailure(words)
        // A colleague's answer is shown before one decides whether one's own is still needed.
        if (error instanceof ApiError && error.code === 'answered_meanwhile') void client.invalidateQueries()
        if (box.current === null)
          showToast({ text: words, link: { to: `/inbox/${id}`, text: m.office_inbox_open_again() } })
      },
    })
  }
  const sendNote = () => {
    if (text.trim() === '') return box.current?.focus()
    return note.act(async () => {
      const body = { text, mentions: calledIn(text, members ?? []), client_key: key }
      await post<typeof noteInbox>(`${inboxPath}/:id/notes`, body, given)
      draft.drop('note')
    })
  }
  const press = (event: KeyboardEvent) => {
    if (suggestions.press(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void (mode === 'answer' ? sendAnswer(false) : sendNote())
    }
    if (event.key === 'Escape' && isOffering) setIsOffering(false)
    else if (event.key === 'Escape') box.current?.blur()
  }
  /** What the slash brings, or the @. */
  const offer = () => {
    if (mode === 'answer') setIsOffering(!isOffering)
    else write(withMention(text))
    suggestions.reset()
    box.current?.focus()
  }
  const isAnswer = mode === 'answer'
  const label = isAnswer ? m.office_inbox_answer() : m.office_inbox_note()
  const list = `${ids}list`
  const active = shown[suggestions.at]
  return (
    <div className={styles.composer}>
      <Suggestions
        id={list}
        label={isAnswer ? m.office_canned() : m.office_inbox_colleagues()}
        shown={shown}
        at={suggestions.at}
        take={take}
      />
      {isOffering && canned?.length === 0 && (
        <p role="status" className={`${styles.suggestions} ${styles.none}`}>
          {m.office_canned_empty()}
        </p>
      )}
      <div className={styles.box} data-is={mode}>
        <div className={styles.tools}>
          <button type="button" aria-pressed={isAnswer} onClick={() => begin('answer')}>
            {m.office_inbox_answer()}
          </button>
          <button type="button" aria-pressed={!isAnswer} onClick={() => begin('note')}>
            {m.office_inbox_note()}
          </button>
          {isAnswer && (
            <>
              <button
                type="button"
                aria-label={m.office_inbox_attach()}
                aria-busy={files.isBusy}
                disabled={files.files.length >= filesAtMost || held !== undefined}
                onClick={() => picker.current?.click()}
              >
                <Paperclip aria-hidden="true" size={17} />
              </button>
              <input
                ref={picker}
                type="file"
                hidden
                accept="image/jpeg,image/png,image/webp,application/pdf"
                onChange={({ currentTarget }) => {
                  const [chosen] = currentTarget.files ?? []
                  if (chosen) void files.add(chosen)
                  currentTarget.value = ''
                }}
              />
            </>
          )}
          <button
            type="button"
            className={styles.offer}
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? list : undefined}
            disabled={isAnswer && held !== undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={offer}
          >
            <span>
              <kbd>{isAnswer ? '/' : '@'}</kbd> {isAnswer ? m.office_canned() : m.office_inbox_colleagues()}
            </span>
          </button>
        </div>
        <textarea
          ref={box}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={shown.length > 0 ? list : undefined}
          aria-activedescendant={active ? `${list}-${active.id}` : undefined}
          placeholder={isAnswer ? m.office_inbox_answer_hint() : m.office_inbox_note_hint()}
          maxLength={longest}
          rows={3}
          value={text}
          readOnly={isAnswer && held !== undefined}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={press}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
        />
        {isAnswer && files.files.length > 0 && (
          <ul className={styles.files}>
            {files.files.map((file) => (
              <li key={file.id} className="chip">
                {file.name}
                <button
                  type="button"
                  aria-label={m.office_inbox_drop_file({ name: file.name })}
                  onClick={() => files.drop(file.id)}
                >
                  <X aria-hidden="true" size={15} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p role="alert" className="err">
        {isAnswer ? failure : note.failure}
      </p>
      {isAnswer && held !== undefined ? (
        <HeldBar id={id} held={held} />
      ) : (
        <div className={styles.send}>
          {isAnswer ? (
            <>
              <button type="button" className="btn btn-line" onClick={() => sendAnswer(true)}>
                {m.office_inbox_send_close()}
              </button>
              <button type="button" className="btn btn-go" onClick={() => sendAnswer(false)}>
                <Send aria-hidden="true" size={18} /> {m.office_inbox_send()}
              </button>
            </>
          ) : (
            <button type="button" className="btn btn-brand" aria-busy={note.isBusy} onClick={() => void sendNote()}>
              {m.office_inbox_keep_note()}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

const atOnce = 6

/** Those whose name has what was typed, in their order. */
const matching = <Each extends { name: string }>(all: readonly Each[], typed: string): Each[] =>
  all.filter(({ name }) => name.normalize('NFC').includes(typed.normalize('NFC'))).slice(0, atOnce)
