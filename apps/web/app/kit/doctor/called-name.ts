import { withoutTitle } from './without-title.ts'

/** Written short before a name, and nobody is called by it. */
const before = /^(মো|মোঃ|মোহাম্মদ|মুহাম্মদ|মোসা|মোছা|মোসাঃ|মোছাঃ|md|mohammad|muhammad|mst|most)[.:]?\s+/i

/** What a teacher would call the doctor by: `ডা. নুসরাত জাহান` → `নুসরাত`, `Dr. Md. Abdur Rahman` → `Abdur`. */
export function calledName(name: string): string {
  const plain = withoutTitle(name)
  return plain.replace(before, '').split(/\s+/)[0] || plain
}
