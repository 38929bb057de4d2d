type Retries = {
  readonly attempts: number
  readonly stepMs: number
  readonly wait: (delayMs: number) => Promise<void>
}

/** Runs `task` until it succeeds, at most `attempts` times, waiting the step times the attempt's number in between. */
export async function withRetries<Result>(
  task: () => Promise<Result>,
  { attempts, stepMs, wait }: Retries,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task()
    } catch (error) {
      if (attempt >= attempts) throw error
      await wait(stepMs * attempt)
    }
  }
}
