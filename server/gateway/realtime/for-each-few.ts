/** Calls `work` for every item, for at most `few` of them at the same time. */
export async function forEachFew<T>(
  items: readonly T[],
  few: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const workers = Array.from({ length: few }, async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  })
  await Promise.all(workers)
}
