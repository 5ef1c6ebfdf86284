const titles = /^(ডা|ডাঃ|ডাক্তার|ড|ডক্টর|অধ্যাপক|সহকারী|সহযোগী|প্রফেসর|dr|prof|professor|asst|assoc)[.:\s]+/i

/** Nearly everybody here is a doctor; what tells them apart is the name. */
export function withoutTitle(name: string): string {
  const rest = name.trim().replace(titles, '')
  return rest === '' || rest === name.trim() ? name.trim() : withoutTitle(rest)
}
