import type { Database } from '#server/ports/database.ts'

class Killed extends Error {}

/** Returns the database for a node that dies before or after its transaction of this number, and whether it has. */
export function dyingAt(database: Database, step: number, when: 'before' | 'after') {
  let begun = 0
  const as: Database['as'] = async (claims, work) => {
    begun += 1
    if (begun > step || (begun === step && when === 'before')) throw new Killed()
    const result = await database.as(claims, work)
    if (begun === step) throw new Killed()
    return result
  }
  return { database: { ...database, as }, hasDied: () => begun >= step }
}
