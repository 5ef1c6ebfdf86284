/** Why a backup or a restore cannot be: one sentence that says what to do. */
export class BackupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'BackupError'
  }
}
