/** An element of an XML file with what is in it; `line` is where it begins. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
  line: number
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** All elements of a name below one, but none inside of another. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  if (element.name === name) return [element]
  return element.children.flatMap((child) => findAll(child, name))
}
