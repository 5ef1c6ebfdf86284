const titles = /^(ডা|ডাঃ|ডাক্তার|ডক্টর|অধ্যাপক|সহকারী|সহযোগী|প্রফেসর|dr|prof|professor|asst|assoc)[.:\s]+/i
/** Written short before a name, and nobody is called by it. */
const before = /^(মো|মোঃ|মোহাম্মদ|মুহাম্মদ|মোসা|মোছা|মোসাঃ|মোছাঃ|md|mohammad|muhammad|mst|most)[.:]?\s+/i

export function withoutTitle(name: string): string {
  const rest = name.trim().replace(titles, '')
  return rest === '' || rest === name.trim() ? name.trim() : withoutTitle(rest)
}

/** What a teacher would call the doctor by: `ডা. নুসরাত জাহান` → `নুসরাত`, `Dr. Md. Abdur Rahman` → `Abdur`. */
export function calledName(name: string): string {
  const plain = withoutTitle(name)
  return plain.replace(before, '').split(/\s+/)[0] || plain
}
