/** What the name of a file ends with until all of it is on disk; no key of the storage and no file of a backup ends like it. */
export const UNFINISHED = '.unfinished'
