// A line that cannot be written, as in a terminal that was closed or on a full disk, is lost.
process.stdout.on('error', () => {})

/**
 * Where the log goes. Not pino's own way: while its process ends, it tries a line that cannot be written again and again, and the process
 * never ends.
 */
export const logStream = { write: (line: string): void => void process.stdout.write(line) }
