import type { PageFiles } from '@prostuti/contract'
import { hashOf } from '../content-policy.ts'
import type { ClientFiles } from './client-files.ts'

const preloadedScript = /<link rel="modulepreload" /g
const manifestLink = '<link rel="manifest"'
const iconLink = /<link rel="icon" href="(\/[\w.-]+\.svg)" type="image\/svg\+xml"\/>/
const pageScript = /<script type="module" async="">/
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/g

const fontFile = /\/assets\/(?:bengali|latin)-\d+-[\w-]+\.woff2/g

/**
 * The fonts a page will need, so that they are there before its words are set: a font that comes later sets every line anew.
 * They are named first of all: what is asked for first goes over the connection that brought the page, which is as fast as the line by then.
 * A Bengali page has English terms in it; an English one can do without Bengali.
 */
function preloadFonts(html: string, styles: string): string {
  const isBengali = html.includes('<html lang="bn"')
  const files = new Set((styles.match(fontFile) ?? []).filter((file) => isBengali || file.includes('/latin-')))
  return [...files]
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
    .join('')
}

type Painted = { html: string; styleHashes: string[] }

/**
 * The link of a sheet that stands in the page: for the router, which looks for it, and without the empty hash for the bundler, which would
 * fetch the sheet once more with the first part that has it. Neither is ever fetched.
 */
const asHere = (link: string): string => {
  const here = link.replace('/>', ' media="print" disabled=""/>')
  return here.includes('#"') ? here + here.replace('#"', '"') : here
}

/**
 * Lets the first paint wait for nothing but the page itself. Style sheets go into the page. The icon, a few hundred bytes, goes into the page too: a browser asks for it first
 * of all.
 */
function paint(html: string, readFile: ClientFiles['read'], asSheet: (source: string, link: string) => string): string {
  return html
    .replace(sheetLink, (link, path: string) => asSheet(readFile(path), link))
    .replace(
      iconLink,
      (_, path: string) => `<link rel="icon" href="${asAddress(readFile(path))}" type="image/svg+xml"/>`,
    )
    .replace(manifestLink, '<link data-later="manifest"')
}

/**
 * A page that is read before it is used: the scripts, of which there are 100 kB, are asked for when the page stands: before that they would
 * take the line from the fonts and the first picture.
 */
export function paintFirst(html: string, readFile: ClientFiles['read']): Painted {
  const styleHashes: string[] = []
  let styles = ''
  const painted = paint(html, readFile, (source, link) => {
    styleHashes.push(hashOf(source))
    styles += source
    return `<style>${source}</style>${asHere(link)}`
  })
  const later = painted
    .replace('<head>', `<head>${preloadFonts(html, styles)}`)
    .replace(preloadedScript, '<link data-later="modulepreload" ')
    .replace(pageScript, '<script type="later">')
  return { html: later, styleHashes }
}

/**
 * A page that is nothing without the app: its scripts are asked for first of all, with those of the page that stands at the address
 * (`page`); its fonts when it is laid out.
 */
export function startFirst(html: string, readFile: ClientFiles['read'], page?: PageFiles): Painted {
  const styleHashes: string[] = []
  const asSheet = (source: string, link: string) => {
    styleHashes.push(hashOf(source))
    return `<style>${source}</style>${asHere(link)}`
  }
  const own = [
    ...(page?.sheets ?? []).map((path) => `<link rel="stylesheet" href="${path}"/>`),
    ...(page?.scripts ?? []).map((path) => `<link rel="modulepreload" href="${path}"/>`),
  ]
  // A sheet that the page has already is linked with an empty hash.
  const missing = own.filter((link) => !html.includes(link.slice(0, -'"/>'.length)))
  return { html: paint(html.replace('</head>', `${missing.join('')}</head>`), readFile, asSheet), styleHashes }
}

/** A drawing as an address that stands in an attribute. */
const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replace(/["%#<>\s]/g, (sign) => (/\s/.test(sign) ? ' ' : encodeURIComponent(sign)))}`
