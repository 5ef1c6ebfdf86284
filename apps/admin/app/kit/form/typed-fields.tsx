import { dhakaOffset } from '@prostuti/text/dhaka-time'
import { localizeDigits, toLatinDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatMoney, parseMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { ChosenDate } from './chosen-date.tsx'

type Named = { name: string; label: string; hint?: string; note?: string }

type Spelling = {
  /** What the typed text means; undefined where it is no such value. */
  parse: (text: string) => number | undefined
  format: (value: number) => string
}

const money: Spelling = { parse: parseMoney, format: (paisa) => formatMoney(paisa, getLocale()) }

const whole: Spelling = {
  parse: (text) => {
    const digits = toLatinDigits(text).replace(/[,\s]/g, '')
    return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
  },
  format: (value) => formatNumber(value, getLocale()),
}

/** A year has no thousands. */
const plain: Spelling = { ...whole, format: (value) => localizeDigits(value, getLocale()) }

const marks: Spelling = {
  parse: (text) => {
    const digits = toLatinDigits(text).trim()
    return /^\d{1,5}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : undefined
  },
  format: (hundredths) => localizeDigits(String(hundredths / 100), getLocale()),
}

/** Marks, typed with a point and in any digits, kept in hundredths; empty is null. */
export const MarksBox = (props: Named) => <SpelledBox {...props} spelling={marks} />

/** A whole number, typed in any digits; empty is null. */
export const NumberBox = ({ isPlain = false, ...props }: Named & { isPlain?: boolean }) => (
  <SpelledBox {...props} spelling={isPlain ? plain : whole} />
)

/** An amount, typed in taka and in any digits, kept in paisa; empty is null. */
export const MoneyBox = (props: Named) => <SpelledBox {...props} spelling={money} />

function SpelledBox({ name, label, hint, note, spelling: { parse, format } }: Named & { spelling: Spelling }) {
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  // As long as somebody types, their own spelling stands in the box.
  const [typed, setTyped] = useState<string>()
  // What is no such value is kept as it was typed, and refused when it is sent.
  const meaningOf = (text: string) => (text.trim() === '' ? null : (parse(text) ?? text))
  const isOwn = typed !== undefined && meaningOf(typed) === (field.value ?? null)
  return (
    <TextField
      ref={field.ref}
      name={name}
      label={label}
      hint={hint}
      note={note}
      inputMode="decimal"
      autoComplete="off"
      value={isOwn ? typed : typeof field.value === 'number' ? format(field.value) : (field.value ?? '')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        field.onChange(meaningOf(currentTarget.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      error={fieldState.error?.message}
    />
  )
}

/** A day: `2027-01-31`; empty is null. */
export function DayBox({ name, label, hint, note }: Named) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <TextField
      {...register(name, { setValueAs: (day: string | null) => day || null })}
      type="date"
      label={label}
      hint={hint}
      note={note}
      error={getFieldState(name, formState).error?.message}
    >
      <ChosenDate value={useWatch({ name })} />
    </TextField>
  )
}

/** An hour of the day: `20:00`. */
export function ClockBox({ name, label, hint }: Named) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <TextField
      {...register(name)}
      type="time"
      label={label}
      hint={hint}
      error={getFieldState(name, formState).error?.message}
    />
  )
}

/** A moment, typed as a clock in Dhaka shows it wherever the reader sits, and kept as an instant; empty is null. */
export function MomentBox({ name, label, hint, note }: Named) {
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  return (
    <TextField
      ref={field.ref}
      name={name}
      type="datetime-local"
      label={label}
      hint={hint}
      note={note}
      value={field.value ? wallClock(field.value) : ''}
      onChange={({ currentTarget }) => field.onChange(instantOf(currentTarget.value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    >
      <ChosenDate value={field.value} />
    </TextField>
  )
}

const wallClock = (instant: string): string => new Date(Date.parse(instant) + dhakaOffset).toISOString().slice(0, 16)

const instantOf = (wall: string): string | null =>
  wall === '' ? null : new Date(Date.parse(`${wall}Z`) - dhakaOffset).toISOString()

type Choice = { value: string; label: string }

type ChoiceBoxProps = Named & {
  choices: readonly Choice[]
  /** When somebody chooses another: for what follows from it. */
  onChoose?: (value: string) => void
}

/** One of a few known values. */
export function ChoiceBox({ name, label, hint, choices, onChoose }: ChoiceBoxProps) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <SelectField
      {...register(name, { onChange: ({ target }: { target: { value: string } }) => onChoose?.(target.value) })}
      label={label}
      hint={hint}
      options={choices}
      placeholder={m.office_choose()}
      error={getFieldState(name, formState).error?.message}
    />
  )
}
