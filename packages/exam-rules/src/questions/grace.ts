/**
 * What a correction decides where no answer can be called right any more. `all`: everybody gets it, whoever left it blank too.
 * `void`: it counts for nobody; what the paper is out of shrinks by its worth, and what it took away is given back.
 */
export type Grace = 'all' | 'void'
