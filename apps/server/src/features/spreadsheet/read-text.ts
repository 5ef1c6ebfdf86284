import { readCsv } from './read-csv.ts'
import { readHtmlTable } from './read-html-table.ts'

/** The cells of a text: a table of HTML, which some panels call .xls, or else CSV. */
export const readText = (text: string): string[][] =>
  /^\s*(?:<!doctype|<html|<table|<\?xml)/i.test(text) ? readHtmlTable(text) : readCsv(text)
