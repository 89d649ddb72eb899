/** `drawImage` starts it as a separate process for one image, and may kill it while it decodes. */
import { answerQuestion } from "../run-program.server.ts";
import { redrawImage } from "./redraw-image.server.ts";

answerQuestion(redrawImage);
