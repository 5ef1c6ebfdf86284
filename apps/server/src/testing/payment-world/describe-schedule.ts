import type { Schedule, Step } from './steps.ts'

/** A schedule in words, for whoever has to find out why it failed. */
export function describeSchedule({ sells, seats, discounts, steps }: Schedule): string {
  const codes = discounts.map(
    ({ kind, value, useLimit, useLimitPerDoctor }, nth) =>
      `code ${nth}: ${value} (${kind}), ${useLimit ?? 'any'} times, ${useLimitPerDoctor ?? 'any'} by one doctor`,
  )
  return [
    `${sells.join(' and ')}, ${seats} seat(s); ${codes.join('; ')}`,
    ...steps.map((each, index) => `${index + 1}. ${describeStep(each)}`),
  ].join('\n')
}

function describeStep(step: Step): string {
  const words: string[] = []
  if ('who' in step) words.push(['Farhana', 'Tanvir', 'Nusrat'][step.who]!)
  words.push(step.do)
  if ('by' in step) words.push(step.by === 'manual' ? `by hand (number ${step.trx})` : `by ${step.by}`)
  if ('outcome' in step) words.push(step.outcome)
  if ('minutes' in step) words.push(`(${step.minutes} minutes)`)
  if ('of' in step) words.push(`(${step.of}${'wasHeard' in step ? `, ${step.wasHeard ? 'done' : 'not done'}` : ''})`)
  if ('isForged' in step && step.isForged) words.push('(forged)')
  if ('code' in step) words.push(`(code ${step.code})`)
  if ('percent' in step) words.push(`(to ${step.percent} %)`)
  if ('to' in step) words.push(`(to place ${step.to})`)
  if ('how' in step) words.push(`(${step.how}${step.isProposed ? ', proposed' : ''})`)
  if ('part' in step) words.push(`(${step.part})`)
  if ('second' in step) words.push(`– the second person ${step.second}`)
  if ('isSigned' in step) words.push(step.isSigned ? '(signs)' : '(declines)')
  if ('item' in step && step.item > 0) words.push('[the other item]')
  if ('which' in step && step.which > 0) words.push('[an earlier payment]')
  if ('dies' in step && step.dies !== undefined) words.push(`– and the process dies at await ${step.dies}`)
  return words.join(' ')
}
