import { pictureTypes } from '../checks/picture-kind.ts'

/** What Word and Excel files have in common: an archive whose parts name each other by relationships. */
export const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006'
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument'

export const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${officeRelationships}/${type}" Target="${target}"/>`

export const relationshipsStart = `${declaration}<Relationships xmlns="${packages}/relationships">`
export const relationshipsEnd = '</Relationships>'
export const relationships = (...each: string[]): string => `${relationshipsStart}${each.join('')}${relationshipsEnd}`

/** The kinds of all parts: those named here by their path, pictures and relationships by how their names end. */
export function contentTypes(parts: Record<string, string>): string {
  const endings = Object.entries(pictureTypes).map(
    ([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
  )
  const named = Object.entries(parts).map(
    ([path, type]) => `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`,
  )
  return [
    `${declaration}<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...endings,
    ...named,
    '</Types>',
  ].join('')
}
