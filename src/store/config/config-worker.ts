import { parentPort } from "node:worker_threads";
import { type ConfigJob, tryConfigJob } from "./config-jobs.js";

parentPort?.on("message", (job: ConfigJob) => parentPort?.postMessage(tryConfigJob(job)));
// From here on a job's time is its own.
parentPort?.postMessage({ result: "ready" });
