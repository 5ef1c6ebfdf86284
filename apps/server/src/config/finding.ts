/** Something about the settings or the machine that a centre should know before it opens. */
export type Finding = {
  /** `refuse`: the server does not start. `warn`: it starts and says so. */
  level: 'refuse' | 'warn'
  /** The setting, or the part of the machine, it is about. */
  setting: string
  /** One sentence: what is wrong and what to do. */
  sentence: string
  /** Nothing is wrong with what is there; something is not there. */
  missing?: true
}

/** The server must not start like this. */
export class StartRefused extends Error {
  readonly findings: Finding[]

  constructor(findings: Finding[]) {
    super(findings.map(({ sentence }) => sentence).join('\n'))
    this.name = 'StartRefused'
    this.findings = findings
  }
}

export const isRefusal = ({ level }: Finding): boolean => level === 'refuse'

export const refuse = (setting: string, sentence: string): Finding => ({ level: 'refuse', setting, sentence })
export const warn = (setting: string, sentence: string): Finding => ({ level: 'warn', setting, sentence })
export const missing = (finding: Finding): Finding => ({ ...finding, missing: true })
