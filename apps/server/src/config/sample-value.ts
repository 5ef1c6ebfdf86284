const samples =
  /^(x{3,}|\*+|\.{3}|<.*>|(change|replace)[-_ ]?(me|this)?|your[-_ ].*|todo|sample.*|example.*|secret|password|test)$/i

/** A value that was copied from an example and never filled in. */
export const isSample = (value: string): boolean => samples.test(value)
