import { parentPort } from "node:worker_threads";
import { type ConfigJob, doConfigJob } from "./config-jobs.js";

parentPort?.on("message", (job: ConfigJob) => parentPort?.postMessage({ result: doConfigJob(job) }));
// From here on a job's time is its own.
parentPort?.postMessage({ result: "ready" });
